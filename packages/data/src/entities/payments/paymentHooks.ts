import {
  localizeAll,
  type AppError,
  type MembershipPlan,
  type Subscription,
} from '@gschool/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { lifetimes } from '../../cache/lifetimes';
import { useLocalize } from '../../queries/useLocalize';
import { useServices } from '../../services/ServicesProvider';
import { useSession } from '../../session/useSession';
import { getPaymentRepository, readPlans } from './getPaymentRepository';
import { paymentKeys } from './payments';

/** The plans for sale, in the content language. */
export const usePlans = (): UseQueryResult<readonly MembershipPlan[], AppError> => {
  const { session } = useServices();
  return useQuery<readonly MembershipPlan[], AppError>({
    queryKey: paymentKeys.plans,
    staleTime: lifetimes.unknown,
    queryFn: () => readPlans(session),
    select: useLocalize<readonly MembershipPlan[]>(localizeAll),
  });
};

/**
 * The member's subscriptions. They are always stale, because the payment provider changes them
 * outside of the app.
 */
export const useSubscriptions = (): UseQueryResult<readonly Subscription[], AppError> => {
  const { session } = useServices();
  const state = useSession();
  const uid = state.status === 'signedIn' ? state.user.uid : '';
  return useQuery<readonly Subscription[], AppError>({
    queryKey: paymentKeys.subscriptions(uid),
    enabled: uid !== '',
    staleTime: 0,
    queryFn: async () => (await getPaymentRepository(session)).subscriptions(uid),
  });
};
