import '../../i18n/en/publish.messages.json';

import type { CataloguePlan, PlannedMove } from '@gschool/admin/contract';
import { useCatalogue } from '@gschool/data/queries';
import { Heading, Stack, Text } from '@gschool/ui';
import { useMemo } from 'react';

import { useT, type Translate } from '../../i18n/useT';
import { ShowMore } from './ShowMore';
import { describeList, describePage } from './sitePages';

const STEP = 8;

/** The changes of one list on one page. */
interface ListMoves {
  key: string;
  page: string;
  list: string;
  moves: PlannedMove[];
}

/** Groups the changes of cards by list, in the order of the plan. */
const groupMoves = (moves: readonly PlannedMove[]): readonly ListMoves[] => {
  const groups = new Map<string, ListMoves>();
  for (const move of moves) {
    const { page, list } = move;
    const key = `${page} ${list}`;
    const group = groups.get(key) ?? { key, page, list, moves: [] };
    groups.set(key, group);
    group.moves.push(move);
  }
  return [...groups.values()];
};

const describeMove = ({ title, from, to }: PlannedMove, t: Translate): string => {
  if (from === null) return t('plan.appears', { title, to: to ?? 0 });
  return to === null ? t('plan.leaves', { title, from }) : t('plan.moves', { title, from, to });
};

/** The cards that appear in, move in or leave the lists of the site. */
export function PlannedMoves({ plan }: { plan: CataloguePlan }) {
  const t = useT();
  const catalogue = useCatalogue().data;
  const styleNames = useMemo(
    () => new Map(catalogue?.styles.map(({ id, name }) => [id, name])),
    [catalogue],
  );
  const titles = new Map(plan.pages.map(({ path, title }) => [path, title]));
  const groups = useMemo(() => groupMoves(plan.moves), [plan.moves]);
  if (groups.length === 0) return null;
  return (
    <Stack as="section" space="4" aria-labelledby="plan-moves">
      <Heading level={3} id="plan-moves">
        {t('plan.lists', { count: plan.moves.length + plan.more.moves })}
      </Heading>
      <ShowMore items={groups} step={STEP} omitted={plan.more.moves}>
        {(shown) =>
          shown.map(({ key, page, list, moves }) => (
            <Stack key={key} space="1">
              <Text weight="semibold">
                {t('plan.listOfPage', {
                  page: describePage(page, titles.get(page) ?? '', t),
                  list: describeList(list, styleNames, t),
                })}
              </Text>
              <Stack as="ul" space="1">
                {moves.map((move) => (
                  <li key={move.id}>{describeMove(move, t)}</li>
                ))}
              </Stack>
            </Stack>
          ))
        }
      </ShowMore>
    </Stack>
  );
}
