import { useServices } from '@gschool/data';
import { useToasts } from '@gschool/ui';

import '../../i18n/en/admin.messages.json';
import { useT } from '../../i18n/useT';

/** Milliseconds that what became of the caches stays in sight (spec, section 9). */
const SHOWN_FOR = 5000;

/** Clears all caches of this browser and says how many, or that it failed (spec, sections 6 and 8). */
export function useClearCache(): () => Promise<void> {
  const t = useT();
  const services = useServices();
  const toasts = useToasts();
  return async () => {
    const result = await import('@gschool/data/caches')
      .then(({ getCacheMaintenance }) => getCacheMaintenance(services).clearAll())
      .catch((error: unknown) => ({ ok: false as const, error }));
    toasts.show({
      // A second time takes the place of the first.
      id: 'clear-cache',
      duration: SHOWN_FOR,
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
