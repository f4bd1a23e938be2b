import { Card, Disclosure, Link, Stack, Text } from '@gschool/ui';

import { useT } from '../../../../i18n/useT';
import { useFieldLabel } from '../../../../shared/content/useFieldLabel';
import { useEntryForm } from './EntryFormContext';
import { focusField, FORM_ID } from './focusField';
import * as styles from './ProblemList.css';

/**
 * What the entry needs before it can be published, with a link to each field. It is not announced,
 * because it changes with every key.
 */
export function ProblemList() {
  const t = useT();
  const { problems, reveal } = useEntryForm();
  const getLabel = useFieldLabel();
  const all = Object.entries(problems);
  if (all.length === 0) return null;
  return (
    <Card variant="outline" as="section" aria-label={t('edit.problems', { count: all.length })}>
      <Disclosure summary={t('edit.problems', { count: all.length })} headingLevel={2} isOpen>
        <Stack space="2">
          <Text size="sm" tone="muted">
            {t('edit.problemsText')}
          </Text>
          <ul className={styles.list}>
            {all.map(([name, message]) => (
              <li key={name}>
                <Link
                  href={`#${FORM_ID}-${name}`}
                  onClick={(event) => {
                    reveal(name);
                    if (focusField(name)) event.preventDefault();
                  }}
                >
                  {name === '' ? message : t('edit.problem', { field: getLabel(name), message })}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </Disclosure>
    </Card>
  );
}
