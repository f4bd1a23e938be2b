import { useRejectedChanges } from '@gschool/data/queries';
import { useToasts } from '@gschool/ui';

import { withMessages } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';

/** Hears of changes that waited on this device and were refused when they were sent. Shows nothing itself. */
export function LateRefusals() {
  const t = useT();
  const toasts = useToasts();
  useRejectedChanges((refusal) => {
    import('./tellLateRefusal')
      .then(withMessages)
      .then(({ tellLateRefusal }) => tellLateRefusal(toasts, t, refusal))
      .catch(() => undefined);
  });
  return null;
}
