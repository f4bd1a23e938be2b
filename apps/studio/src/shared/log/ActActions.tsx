import type { Act } from '@gschool/admin/contract';
import { Button, icons } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { toCommandLine } from '../acts/commandLine';
import { useAct } from '../acts/useAct';
import { CopyButton } from '../CopyButton';

/** Undo, and the command that does the same. */
export function ActActions({ act }: { act: Act }) {
  const t = useT();
  const { undo, isPending } = useAct();
  const command = toCommandLine(act);
  return (
    <>
      {act.isUndoable && act.undoneBy === null && (
        <Button
          size="small"
          variant="quiet"
          iconStart={icons.history}
          isLoading={isPending}
          onClick={() => void undo(act)}
        >
          {t('log.undo')}
        </Button>
      )}
      {command !== null && <CopyButton label={t('log.copy')} text={command} />}
    </>
  );
}
