import {
  closestCenter,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import type { SortableData } from '@dnd-kit/sortable';

import { getPressedKey } from '../../internal/getPressedKey';

/** The place after a key: up, down, first, last. Undefined for other keys, and past the ends. */
export function getNextPlace(key: string, place: number, count: number): number | undefined {
  const next = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}

/**
 * Moves a picked up item by one place per key. The library's own function compares distances, and
 * skips places if items are of different heights, as the rows of a form are.
 */
export function createKeyboardMovement() {
  /** The item whose place the picked up item takes. */
  let target: UniqueIdentifier | undefined;

  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context }) => {
    const data = context.active?.data.current as SortableData | undefined;
    const items = data?.sortable.items ?? [];
    const from = items.indexOf(active);
    const key = getPressedKey(event);
    const next = getNextPlace(key, items.indexOf(target ?? active), items.length);
    if (/^(Arrow|Home|End|Page)/.test(key)) event.preventDefault();
    if (next === undefined) return undefined;
    target = items[next];
    const own = context.droppableRects.get(active);
    const rect = context.droppableRects.get(items[next]!);
    if (!own || !rect) return undefined;
    return { x: own.left, y: next > from ? rect.bottom - own.height : rect.top };
  };

  const collisionDetection: CollisionDetection = (args) =>
    args.pointerCoordinates === null && target !== undefined
      ? [{ id: target }]
      : closestCenter(args);

  return {
    coordinateGetter,
    collisionDetection,
    begin: () => {
      target = undefined;
    },
  };
}
