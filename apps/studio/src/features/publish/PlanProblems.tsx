import '../../i18n/en/publish.messages.json';

import type { CataloguePlan, Draft } from '@gschool/admin/contract';
import { Alert, Link, Stack, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { describeProblem } from '../../shared/content/describeProblem';
import { getEntryPath } from '../../shared/content/entryPaths';
import { useFieldLabel } from '../../shared/content/useFieldLabel';
import { formatList } from '../../shared/formatList';
import { ShowMore } from './ShowMore';

const STEP = 20;

/** The value of a field of a draft, by its path: `chapters.0.title`. */
const readField = (draft: Draft | undefined, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (Object(value) as Readonly<Record<string, unknown>>)[name],
      draft?.entry,
    );

interface PlanProblemsProps {
  plan: CataloguePlan;
  /** The drafts of the plan; none for a restored release. */
  drafts: readonly Draft[];
}

/**
 * What prevents the publication, and what someone else changed in the meantime. Each line links to
 * the field in the editor.
 */
export function PlanProblems({ plan, drafts }: PlanProblemsProps) {
  const t = useT();
  const { locale } = useUi();
  const getFieldLabel = useFieldLabel();
  const titles = new Map(plan.entries.map(({ draft, title }) => [draft, title]));
  const draftsByEntry = new Map(drafts.map((draft) => [`${draft.list} ${draft.entryId}`, draft]));
  const conflicts = plan.entries.flatMap((entry) =>
    entry.conflicts.map((field) => ({ ...entry, field })),
  );
  const merged = plan.entries.filter((entry) => entry.merged.length > 0);
  return (
    <>
      {plan.problems.length > 0 && (
        <Alert variant="danger" title={t('plan.problems', { count: plan.problems.length })}>
          <ShowMore items={plan.problems} step={STEP}>
            {(shown) => (
              <Stack as="ul" space="2">
                {shown.map((problem) => {
                  const { list, id, field, reason } = problem;
                  const draft = draftsByEntry.get(`${list} ${id}`);
                  const title = (draft && titles.get(draft.id)) ?? id;
                  return (
                    <li key={`${list} ${id} ${field} ${reason}`}>
                      <Link href={getEntryPath(list, id, field)}>
                        {t('plan.fieldOf', {
                          title,
                          field: field === '' ? t('plan.wholeEntry') : getFieldLabel(field),
                        })}
                      </Link>{' '}
                      <span>{describeProblem(problem, readField(draft, field), t)}</span>
                    </li>
                  );
                })}
              </Stack>
            )}
          </ShowMore>
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert variant="warning" title={t('plan.conflicts', { count: conflicts.length })}>
          <Stack as="ul" space="2">
            {conflicts.map(({ draft, list, id, title, field }) => (
              <li key={`${draft} ${field}`}>
                <Link href={getEntryPath(list, id, field)}>
                  {t('plan.fieldOf', { title, field: getFieldLabel(field) })}
                </Link>
              </li>
            ))}
          </Stack>
        </Alert>
      )}
      {merged.length > 0 && (
        <Alert variant="info" title={t('plan.merged')}>
          <Stack as="ul" space="1">
            {merged.map(({ draft, title, merged: fields }) => (
              <li key={draft}>
                {t('plan.mergedFields', {
                  title,
                  fields: formatList(fields.map(getFieldLabel), locale),
                })}
              </li>
            ))}
          </Stack>
        </Alert>
      )}
    </>
  );
}
