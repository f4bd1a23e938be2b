import type { ClassCard, LibraryState } from '@gschool/domain';
import { CardGrid, Heading, Stack } from '@gschool/ui';
import { memo, useMemo } from 'react';

import { ClassTile } from '../ClassTile';

/** Consecutive cards with the same heading. */
interface CardGroup {
  heading: string;
  cards: ClassCard[];
}

function groupByHeading(
  cards: readonly ClassCard[],
  getHeading: (card: ClassCard) => string,
): CardGroup[] {
  const groups: CardGroup[] = [];
  for (const card of cards) {
    const heading = getHeading(card);
    const last = groups.at(-1);
    if (last?.heading === heading) last.cards.push(card);
    else groups.push({ heading, cards: [card] });
  }
  return groups;
}

/** The cards of a grid; memoized, so they render only when the classes or the progress change. */
export const GridCards = memo(function GridCards({
  cards,
  library,
  now,
  getHeading,
}: {
  cards: readonly ClassCard[];
  library: LibraryState | null;
  now: number;
  /** The heading of a card's group, such as the week. */
  getHeading?: ((card: ClassCard) => string) | undefined;
}) {
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
  if (!getHeading) return grid(cards, 3);
  return (
    <Stack space="8">
      {groupByHeading(cards, getHeading).map((group) => (
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
