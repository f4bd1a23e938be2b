import type { ClassCard, LibraryState } from '@gschool/domain';
import { CardGrid, Heading, Stack } from '@gschool/ui';
import { memo, useMemo } from 'react';

import { ClassTile } from '../ClassTile';

/** Cards under a heading. */
interface CardGroup {
  heading: string;
  cards: readonly ClassCard[];
}

export interface GridCardsProps {
  cards: readonly ClassCard[];
  library: LibraryState | null;
  /** Epoch milliseconds. */
  now: number;
  /** Groups the cards under headings, such as the week. */
  groupCards?: ((cards: readonly ClassCard[]) => readonly CardGroup[]) | undefined;
}

/**
 * The cards of a grid. They are memoized, so they render only if the classes or the progress
 * change.
 */
export const GridCards = memo(function GridCards({
  cards,
  library,
  now,
  groupCards,
}: GridCardsProps) {
  const watched = useMemo(
    () => new Map(library?.positions.map((position) => [position.videoId, position])),
    [library?.positions],
  );
  const grid = (list: readonly ClassCard[], headingLevel: 3 | 4) => (
    <CardGrid>
      {list.map((card) => (
        <ClassTile
          key={card.id}
          card={card}
          watched={watched.get(card.id) ?? null}
          now={now}
          headingLevel={headingLevel}
        />
      ))}
    </CardGrid>
  );
  if (!groupCards) return grid(cards, 3);
  return (
    <Stack space="8">
      {groupCards(cards).map((group) => (
        <Stack space="4" key={group.heading}>
          <Heading level={3} size="large">
            {group.heading}
          </Heading>
          {grid(group.cards, 4)}
        </Stack>
      ))}
    </Stack>
  );
});
