import { Button } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { useDemoOutbox } from '../../../shared/demoOutbox';

/** Opens the mock's outbox. Renders nothing if the backend sends real emails. */
export function OutboxButton() {
  const t = useT();
  const open = useDemoOutbox();
  if (open === null) return null;
  return (
    <Button variant="quiet" isFullWidth onClick={open}>
      {t('emailLinks.outbox')}
    </Button>
  );
}
