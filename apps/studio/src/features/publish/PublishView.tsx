import '../../i18n/en/publish.messages.json';
import '../../i18n/en/shared.messages.json';

import type { Draft, PlannedRelease } from '@gschool/admin/contract';
import { useReleasePlan } from '@gschool/data/admin';
import { useReleaseHead, useRelease } from '@gschool/data/content';
import { isAppError } from '@gschool/data';
import { Alert, Button, Heading, Stack, Text, TwoColumns } from '@gschool/ui';
import { DataTable } from '@gschool/ui/table';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useT } from '../../i18n/useT';
import { getEntryPath } from '../../shared/content/entryPaths';
import { LoadingLines } from '../../shared/LoadingLines';
import { LoadError } from '../../shared/QueryResult';
import { useRestoredState } from '../../shared/restored-input/restoredInput';
import { useAuthorName } from '../../shared/useAuthorName';
import { createDraftRows, type DraftRow } from './draftRows';
import type { Published } from './PublishedAlert';
import { PlanView } from './PlanView';
import { PublishForm } from './PublishForm';
import { useDraftColumns } from './useDraftColumns';

interface PublishViewProps {
  /** All drafts; at least one. */
  drafts: readonly Draft[];
  planned: readonly PlannedRelease[];
  /** Reads the drafts again. */
  onRefresh: () => Promise<unknown>;
  onPublished: (published: Published) => void;
}

const getRowId = ({ draft }: DraftRow): string => draft.id;
const getRowHref = ({ draft }: DraftRow): string => getEntryPath(draft.list, draft.entryId);

/** The choice of drafts, what members will see, and the form that publishes. */
export function PublishView({ drafts, planned, onRefresh, onPublished }: PublishViewProps) {
  const t = useT();
  const head = useReleaseHead();
  const language = useRelease(head.data?.release ?? null).data?.language ?? 'en';
  const [params] = useSearchParams();
  // New drafts are chosen, so the page remembers those that are not. A link from the page of an
  // entry chooses only its draft.
  const [omitted, setOmitted] = useRestoredState<ReadonlySet<string>>('publish omitted', () => {
    const only = params.get('draft');
    const others = drafts.map(({ id }) => id).filter((id) => id !== only);
    return new Set(only === null || others.length === drafts.length ? [] : others);
  });
  const chosen = useMemo(() => drafts.filter(({ id }) => !omitted.has(id)), [drafts, omitted]);
  const isEvery = chosen.length === drafts.length;
  const plan = useReleasePlan(chosen, isEvery);
  const shownPlan = chosen.length > 0 ? plan.data : undefined;
  // The rows say what each draft changes, also after it is no longer chosen. It is not asked for them
  // alone, because a plan reads every source that the drafts change.
  const everyPlan = useReleasePlan(drafts, true, isEvery).data;
  const rows = useMemo(
    () => createDraftRows(drafts, everyPlan ?? shownPlan, planned, language),
    [drafts, everyPlan, shownPlan, planned, language],
  );
  const columns = useDraftColumns(useAuthorName(drafts.map(({ by }) => by)));
  const selectedIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  const isGone = isAppError(plan.error, 'conflict');
  return (
    <Stack space="8">
      <Stack as="section" space="3" aria-labelledby="drafts">
        <Heading level={2} size="h3" id="drafts">
          {t('publish.drafts')}
        </Heading>
        <DataTable
          label={t('publish.drafts')}
          caption={t('publish.chosen', { chosen: chosen.length, count: drafts.length })}
          columns={columns}
          rows={rows}
          getRowId={getRowId}
          getRowHref={getRowHref}
          selectedIds={selectedIds}
          onSelectedIdsChange={(ids) =>
            setOmitted(new Set(drafts.map(({ id }) => id).filter((id) => !ids.has(id))))
          }
        />
      </Stack>
      <TwoColumns
        aside={
          <PublishForm
            chosen={chosen}
            isEvery={isEvery}
            // Until the new plan is there, the last one belongs to another choice.
            plan={plan.isPlaceholderData ? undefined : shownPlan}
            onOutdated={() => Promise.all([onRefresh(), plan.refetch()])}
            onPublished={onPublished}
          />
        }
      >
        {chosen.length === 0 ? (
          <Text tone="muted">{t('publish.none')}</Text>
        ) : isGone ? (
          <Alert
            variant="warning"
            title={t('publish.gone')}
            action={
              <Button size="small" onClick={() => void onRefresh()}>
                {t('load.refresh')}
              </Button>
            }
          >
            {t('publish.goneText')}
          </Alert>
        ) : shownPlan ? (
          <PlanView plan={shownPlan} drafts={chosen} />
        ) : plan.error ? (
          <LoadError query={plan} error={plan.error} size="panel" />
        ) : (
          <LoadingLines label={t('plan.loading')} />
        )}
      </TwoColumns>
    </Stack>
  );
}
