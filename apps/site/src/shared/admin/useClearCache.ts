import '../../i18n/en/admin.messages.json';

import { useServices } from '@gschool/data';
import { useToasts } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** How long a toast about cleared caches is visible (docs/product/pages.md#toasts). */
export const CACHE_TOAST_DURATION_MS = 5000;

/**
 * Clears all caches of this browser and shows the result in a toast
 * (docs/product/caches.md#clear-all).
 */
export function useClearCache(): () => Promise<void> {
  const t = useT();
  const services = useServices();
  const toasts = useToasts();
  return async () => {
    const result = await import('@gschool/data/caches')
      .then(({ getCacheMaintenance }) => getCacheMaintenance(services).clearAll())
      .catch((error: unknown) => ({ ok: false as const, error }));
    toasts.show({
      // A second toast replaces the first.
      id: 'clear-cache',
      duration: CACHE_TOAST_DURATION_MS,
      ...(result.ok
        ? {
            variant: 'success',
            title: t('admin.cleared', { count: result.cleared }),
            message: t('admin.clearedText'),
          }
        : {
            variant: 'danger',
            title: t('admin.clearFailed'),
            message: t('admin.clearFailedText'),
          }),
    });
  };
}
