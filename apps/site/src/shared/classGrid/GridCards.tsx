import type { ClassCard, LibraryState } from '@gschool/domain';
import { CardGrid, Heading, Stack } from '@gschool/ui';
import { memo, useMemo } from 'react';

import { ClassTile } from '../ClassTile';

/** Cards under one heading, as they follow each other. */
interface Run {
  heading: string;
  cards: ClassCard[];
}

function runsOf(cards: readonly ClassCard[], headingOf: (card: ClassCard) => string): Run[] {
  const runs: Run[] = [];
  for (const card of cards) {
    const heading = headingOf(card);
    const last = runs.at(-1);
    if (last?.heading === heading) last.cards.push(card);
    else runs.push({ heading, cards: [card] });
  }
  return runs;
}

/** The classes of a grid, drawn again only when they, or how far the member is with them, change. */
export const GridCards = memo(function GridCards({
  cards,
  library,
  now,
  headingOf,
}: {
  cards: readonly ClassCard[];
  library: LibraryState | null;
  now: number;
  /** Gives runs of cards a heading of their own, such as the week. */
  headingOf?: ((card: ClassCard) => string) | undefined;
}) {
  const watched = useMemo(
    () => new Map(library?.positions.map((position) => [position.videoId, position])),
    [library?.positions],
  );
  const grid = (some: readonly ClassCard[], headingLevel: 3 | 4) => (
    <CardGrid>
      {some.map((card) => (
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
  if (!headingOf) return grid(cards, 3);
  return (
    <Stack space="8">
      {runsOf(cards, headingOf).map((run) => (
        <Stack space="4" key={run.heading}>
          <Heading level={3} size="large">
            {run.heading}
          </Heading>
          {grid(run.cards, 4)}
        </Stack>
      ))}
    </Stack>
  );
});
