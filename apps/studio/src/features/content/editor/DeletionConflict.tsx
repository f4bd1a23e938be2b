import type { EntryEditor } from '@gschool/data/content';
import { Alert, Button, Inline } from '@gschool/ui';

import { useT } from '../../../i18n/useT';

/** One person deletes the entry, and another one has changed it. */
export function DeletionConflict({ editor }: { editor: EntryEditor }) {
  const t = useT();
  const conflict = editor.conflicts.find(({ path }) => path === '');
  if (!conflict) return null;
  const deletes = conflict.mine === null;
  return (
    <Alert
      variant="warning"
      title={t(deletes ? 'edit.changedWhileDeleted' : 'edit.deletedWhileChanged', {
        name: conflict.by,
      })}
      action={
        <Inline space="3">
          <Button size="small" onClick={() => editor.resolve('', deletes ? 'theirs' : 'mine')}>
            {t('edit.chooseIt')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => editor.resolve('', deletes ? 'mine' : 'theirs')}
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
