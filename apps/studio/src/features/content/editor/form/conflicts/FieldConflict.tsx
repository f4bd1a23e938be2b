import type { EntryEditor } from '@gschool/data/content';
import { Alert, Button, FactList, Inline } from '@gschool/ui';

import { useT } from '../../../../../i18n/useT';
import { useFieldLabel } from '../../../../../shared/content/useFieldLabel';
import { useFormatValue } from '../../../../../shared/content/useFormatValue';
import { useEntryForm } from '../EntryFormContext';

/** Two people changed one value: both are shown, and one is chosen. */
export function FieldConflict({ conflict }: { conflict: EntryEditor['conflicts'][number] }) {
  const t = useT();
  const { resolve } = useEntryForm();
  const getLabel = useFieldLabel();
  const format = useFormatValue();
  const { path, mine, theirs, by } = conflict;
  return (
    <Alert
      variant="warning"
      title={t('edit.conflict', { name: by, field: getLabel(path) })}
      action={
        <Inline space="3">
          <Button size="small" onClick={() => resolve(path, 'mine')}>
            {t('edit.chooseMine')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => resolve(path, 'theirs')}>
            {t('edit.takeTheirs')}
          </Button>
        </Inline>
      }
    >
      <FactList
        facts={[
          { term: t('edit.mine'), value: <bdi>{format(path, mine)}</bdi> },
          { term: t('edit.theirs'), value: <bdi>{format(path, theirs)}</bdi> },
        ]}
      />
    </Alert>
  );
}
