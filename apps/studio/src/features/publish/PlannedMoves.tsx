import '../../i18n/en/publish.messages.json';

import type { PlannedMove } from '@gschool/admin/contract';
import { Stack, Text } from '@gschool/ui';
import { useMemo } from 'react';

import { useT } from '../../i18n/useT';
import { describeMove } from './PlannedEntries';
import { ShowMore } from './ShowMore';
import { useListName } from './sitePages';

const STEP = 8;

/** Groups the changes of cards by list, in the order of the plan. */
const groupMoves = (moves: readonly PlannedMove[]): readonly [PlannedMove, ...PlannedMove[]][] => {
  const groups = new Map<string, [PlannedMove, ...PlannedMove[]]>();
  for (const move of moves) {
    const key = `${move.page} ${move.list}`;
    const group = groups.get(key);
    if (group) group.push(move);
    else groups.set(key, [move]);
  }
  return [...groups.values()];
};

interface PlannedMovesProps {
  moves: readonly PlannedMove[];
  /** How many more the plan has. */
  omitted: number;
}

/** The cards that appear in, move in or leave the lists of the site, by list. */
export function PlannedMoves({ moves, omitted }: PlannedMovesProps) {
  const t = useT();
  const getListName = useListName();
  const groups = useMemo(() => groupMoves(moves), [moves]);
  return (
    <ShowMore items={groups} step={STEP} omitted={omitted}>
      {(shown) =>
        shown.map((group) => (
          <Stack key={`${group[0].page} ${group[0].list}`} space="1">
            <Text weight="semibold">{getListName(group[0])}</Text>
            <Stack as="ul" space="1">
              {group.map((move) => (
                <li key={move.id}>{describeMove(move, t)}</li>
              ))}
            </Stack>
          </Stack>
        ))
      }
    </ShowMore>
  );
}
