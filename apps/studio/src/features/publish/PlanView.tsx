import '../../i18n/en/publish.messages.json';

import type { CataloguePlan, Draft } from '@gschool/admin/contract';
import { Alert, Heading, Stack, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { PlannedMoves } from './PlannedMoves';
import { PlannedPages } from './PlannedPages';
import { PlannedSearches } from './PlannedSearches';
import { PlanProblems } from './PlanProblems';

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
        <>
          {pages.some(({ waitsForBuild }) => waitsForBuild) && (
            <Alert variant="info" title={t('plan.build')}>
              {t('plan.buildText')}
            </Alert>
          )}
          {pages.length > 0 && <PlannedPages plan={plan} />}
          <PlannedMoves plan={plan} />
          <PlannedSearches plan={plan} />
        </>
      )}
    </Stack>
  );
}
