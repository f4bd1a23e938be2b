import { Alert, Link } from '@gschool/ui';

import { useT } from '../../../../../i18n/useT';
import { useFieldLabel } from '../../../../../shared/content/useFieldLabel';
import { useEntryForm } from '../EntryFormContext';
import { focusField, FORM_ID } from '../focusField';
import * as styles from '../ProblemList.css';

/** The fields that two people changed, with a link to each. The question itself is at the field. */
export function ConflictList() {
  const t = useT();
  const { conflicts } = useEntryForm();
  const getLabel = useFieldLabel();
  const paths = conflicts.map(({ path }) => path).filter((path) => path !== '');
  if (paths.length === 0) return null;
  return (
    <Alert variant="warning" title={t('edit.conflicts', { count: paths.length })}>
      <ul className={styles.list}>
        {paths.map((path) => (
          <li key={path}>
            <Link
              href={`#${FORM_ID}-${path}`}
              tone="inherit"
              onClick={(event) => {
                if (focusField(path)) event.preventDefault();
              }}
            >
              {getLabel(path)}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
