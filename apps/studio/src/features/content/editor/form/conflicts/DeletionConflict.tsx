import type { EntryEditor } from '@gschool/data/content';
import { Alert, Button, Inline } from '@gschool/ui';

import { useT } from '../../../../../i18n/useT';

interface DeletionConflictProps {
  conflict: EntryEditor['conflicts'][number];
  resolve: EntryEditor['resolve'];
}

/** One person deletes the entry, and another one has changed it. */
export function DeletionConflict({ conflict, resolve }: DeletionConflictProps) {
  const t = useT();
  const deletes = conflict.mine === null;
  return (
    <Alert
      variant="warning"
      title={t(deletes ? 'edit.changedWhileDeleted' : 'edit.deletedWhileChanged', {
        name: conflict.by,
      })}
      action={
        <Inline space="3">
          <Button size="small" onClick={() => resolve('', deletes ? 'theirs' : 'mine')}>
            {t('edit.chooseIt')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => resolve('', deletes ? 'mine' : 'theirs')}
          >
            {t('edit.delete')}
          </Button>
        </Inline>
      }
    >
      {t('edit.chooseOne')}
    </Alert>
  );
}
