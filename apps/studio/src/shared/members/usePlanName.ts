import { usePlans } from '@gschool/data/payments';
import { useCallback } from 'react';

/**
 * Returns a function that names a plan by its id. A plan that is no longer offered, or that an
 * operator gave, has no name: the function returns its id.
 */
export function usePlanName(): (id: string) => string {
  const { data } = usePlans();
  return useCallback((id) => data?.find((plan) => plan.id === id)?.name ?? id, [data]);
}
