import { Button } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { useDemoOutbox } from '../../../shared/demoOutbox';

/** In a demo mails reach nobody: here they are. Nothing where mails are real. */
export function OutboxButton() {
  const t = useT();
  const open = useDemoOutbox();
  if (open === null) return null;
  return (
    <Button variant="quiet" isFullWidth onClick={open}>
      {t('mails.outbox')}
    </Button>
  );
}
