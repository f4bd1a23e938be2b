import type { Act } from '@gschool/admin/contract';
import { Button } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { useAct } from '../acts/useAct';

/** A button that undoes an act. */
export function UndoButton({ act }: { act: Act }) {
  const t = useT();
  const { undo, isPending } = useAct();
  return (
    <Button size="small" variant="plain" isLoading={isPending} onClick={() => void undo(act)}>
      {t('log.undo')}
    </Button>
  );
}
