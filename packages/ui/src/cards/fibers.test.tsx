// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { Button } from '../actions/Button/Button';
import { Badge } from '../data-display/Badge/Badge';
import { Card } from '../layout/Card/Card';
import { Inline } from '../layout/Inline/Inline';
import { Heading } from '../typography/Heading/Heading';
import { Text } from '../typography/Text/Text';
import { CardGrid } from './CardGrid/CardGrid';
import { VideoCard } from './VideoCard/VideoCard';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The fields of a React fiber that are read. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
}

const countBelow = (fiber: Fiber): number => {
  let count = 0;
  for (let child = fiber.child; child; child = child.sibling) count += 1 + countBelow(child);
  return count;
};

/**
 * Counts React's fibers and the elements of one card in a grid, as `npm run bench:components` does:
 * what a second card adds.
 */
async function countCard(card: ReactNode): Promise<{ fibers: number; elements: number }> {
  const container = document.createElement('div');
  const root = createRoot(container);
  const count = async (cards: ReactNode[]) => {
    await act(async () => root.render(<CardGrid>{cards}</CardGrid>));
    const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))!;
    const { stateNode } = (container as unknown as Record<string, { stateNode: unknown }>)[key]!;
    return {
      fibers: countBelow((stateNode as { current: Fiber }).current),
      elements: container.querySelectorAll('*').length,
    };
  };
  const one = await count([card]);
  const two = await count([card, card]);
  await act(async () => root.unmount());
  return { fibers: two.fibers - one.fibers, elements: two.elements - one.elements };
}

// Each part of the library that a card is composed of is one fiber beside its element. A list of
// 10,000 classes has 10,000 times these.
it('a card of parts has one fiber for each element and each part', async () => {
  const card = (
    <Card space="2">
      <Heading level={3}>Mobility</Heading>
      <Text size="sm">Ten minutes</Text>
      <Inline justify="between">
        <Badge tone="brand">New</Badge>
        <Button size="small">Add</Button>
      </Inline>
    </Card>
  );
  expect(await countCard(card)).toEqual({ fibers: 9 + 6, elements: 9 });
});

it('a class in a list has three components beside its elements', async () => {
  const card = (
    <VideoCard
      href="/a"
      title="Mobility"
      picture="art:figure/any/1"
      durationLabel="10 min"
      meta="Yoga"
    />
  );
  expect(await countCard(card)).toEqual({ fibers: 12 + 3, elements: 12 });
});
