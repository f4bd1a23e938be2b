import { useRejectedChanges } from '@gschool/data/queries';
import { useToasts } from '@gschool/ui';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';

/** Shows a toast for pending changes that the server rejected. Renders nothing. */
export function RejectedChangeNotices() {
  const t = useT();
  const toasts = useToasts();
  useRejectedChanges((rejected) => {
    import('./showRejectedChange')
      .then(withMessages)
      .then(({ showRejectedChange }) => showRejectedChange(toasts, t, rejected))
      .catch(() => undefined);
  });
  return null;
}
