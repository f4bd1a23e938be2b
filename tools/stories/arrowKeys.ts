import type { ArrowGroup } from './inPage/arrows';

/** The key that moves to the next item. Horizontal keys follow the text direction. */
export function getForwardKey({ kind, isVertical }: ArrowGroup, direction: string): string {
  // Radio buttons react to all four arrows, but only the horizontal ones can be wrong.
  if (isVertical && kind !== 'radio') return 'ArrowDown';
  return direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
}

const oppositeKeys: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowUp',
  ArrowRight: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
};

export const getBackKey = (group: ArrowGroup, direction: string): string =>
  oppositeKeys[getForwardKey(group, direction)]!;

/**
 * Whether moving from one item to another is one step forward (`step` 1) or back (-1). At the ends,
 * the move may wrap around or stay.
 */
export function isStep(from: number, to: number, step: 1 | -1, count: number): boolean {
  const next = from + step;
  if (next >= 0 && next < count) return to === next;
  return to === from || to === (next + count) % count;
}
