import '../../i18n/en/publish.messages.json';

import type { CataloguePlan, PlannedSearch } from '@gschool/admin/contract';
import { Stack } from '@gschool/ui';

import { useT, type Translate } from '../../i18n/useT';
import { ShowMore } from './ShowMore';

const STEP = 10;

const describeSearch = ({ query, before, after }: PlannedSearch, t: Translate): string => {
  if (before === null) return t('plan.searchNew', { query, after: after?.title ?? '' });
  if (after === null) return t('plan.searchNothing', { query, before: before.title });
  return t('plan.searchOther', { query, before: before.title, after: after.title });
};

/** The searches whose first result changes. */
export function PlannedSearches({ plan: { searches, more } }: { plan: CataloguePlan }) {
  const t = useT();
  return (
    <ShowMore items={searches} step={STEP} omitted={more.searches}>
      {(shown) => (
        <Stack as="ul" space="1">
          {shown.map((search) => (
            <li key={search.query}>{describeSearch(search, t)}</li>
          ))}
        </Stack>
      )}
    </ShowMore>
  );
}
