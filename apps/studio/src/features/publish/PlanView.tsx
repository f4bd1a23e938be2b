import '../../i18n/en/publish.messages.json';

import type { CataloguePlan, Draft } from '@gschool/admin/contract';
import { Alert, Disclosure, Heading, Stack, Text, useUi } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { formatList } from '../../shared/formatList';
import { PlannedEntries } from './PlannedEntries';
import { groupPlan } from './planGroups';
import { PlannedMoves } from './PlannedMoves';
import { PlannedSearches } from './PlannedSearches';
import { PlanProblems } from './PlanProblems';
import { PlanEntriesContext, usePageName } from './sitePages';

const NONE: readonly Draft[] = [];

interface PlanViewProps {
  plan: CataloguePlan;
  /** The drafts of the plan; none for a restored release. */
  drafts?: readonly Draft[];
}

/** What members will see after a publication (docs/product/publishing.md#what-members-will-see). */
export function PlanView({ plan, drafts = NONE }: PlanViewProps) {
  const t = useT();
  const { pages, moves, searches, problems } = plan;
  const isBlocked = problems.length > 0;
  const isSame = pages.length + moves.length + searches.length === 0;
  return (
    <Stack as="section" space="6" aria-labelledby="plan">
      <Heading level={2} size="h3" id="plan">
        {t('plan.title')}
      </Heading>
      <PlanProblems plan={plan} drafts={drafts} />
      {isBlocked ? (
        <Text tone="muted">{t('plan.blocked')}</Text>
      ) : isSame ? (
        <Text tone="muted">{t('plan.same')}</Text>
      ) : (
        <PlanEntriesContext value={plan.entries}>
          <PlanChanges plan={plan} />
        </PlanEntriesContext>
      )}
    </Stack>
  );
}

/** First the direct effects of the edits, and then, collapsed, the effects on other pages. */
function PlanChanges({ plan }: { plan: CataloguePlan }) {
  const t = useT();
  const { locale } = useUi();
  const getPageName = usePageName();
  const { pages, searches, more, directPages, otherCards, waitingPages } = plan;
  const { direct, others, otherMoves } = useMemo(() => groupPlan(plan), [plan]);
  const otherPages = pages.length + more.pages - directPages;
  // The cards of edited entries whose page stays the same, such as an entry that only moves.
  const directMoves = otherMoves.filter(({ isDirect }) => isDirect);
  const movedCards = otherCards + new Set(directMoves.map(({ kind, id }) => `${kind} ${id}`)).size;
  const shownDirect = pages.filter(({ isDirect }) => isDirect).length;
  const waits = waitingPages.length > 0 || pages.some(({ waitsForBuild }) => waitsForBuild);
  return (
    <>
      {waits && (
        <Alert variant="info" title={t('plan.build')}>
          {t('plan.buildText')}{' '}
          {waitingPages.length > 0 &&
            t('plan.buildPages', {
              pages: formatList(waitingPages.map(getPageName), locale),
            })}
        </Alert>
      )}
      {direct.length > 0 && (
        <Stack as="section" space="5" aria-labelledby="plan-pages">
          <Heading level={3} size="large" id="plan-pages">
            {t('plan.pages', { count: directPages })}
          </Heading>
          <PlannedEntries entries={direct} omitted={directPages - shownDirect} />
        </Stack>
      )}
      <div>
        {others.length > 0 && (
          <Disclosure summary={t('plan.otherPages', { count: otherPages })}>
            <PlannedEntries entries={others} omitted={otherPages - (pages.length - shownDirect)} />
          </Disclosure>
        )}
        {otherMoves.length > 0 && (
          <Disclosure summary={t('plan.otherCards', { count: movedCards })}>
            <PlannedMoves moves={otherMoves} omitted={more.moves} />
          </Disclosure>
        )}
        {searches.length > 0 && (
          <Disclosure summary={t('plan.searches', { count: searches.length + more.searches })}>
            <PlannedSearches plan={plan} />
          </Disclosure>
        )}
      </div>
    </>
  );
}
