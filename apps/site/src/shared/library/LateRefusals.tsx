import { useLateRefusals } from '@gschool/data/queries';
import { useToasts } from '@gschool/ui';

import '../../i18n/listed';
import { useT } from '../../i18n/useT';
import { refusalText } from './announceChange';

/** Says of a change that waited on this device, and was refused when it was sent, that it was taken back. */
export function LateRefusals() {
  const t = useT();
  const toasts = useToasts();
  useLateRefusals(({ error }) => {
    toasts.show({
      id: 'late-refusal',
      variant: 'warning',
      title: t('listed.lateOne'),
      message: refusalText(error, t),
      duration: 8000,
    });
  });
  return null;
}
