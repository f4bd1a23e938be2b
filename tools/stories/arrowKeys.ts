import type { ArrowGroup } from './inPage/arrows';

/** The key that goes on to the next item: sideways keys follow the direction of the text. */
export function getForwardKey({ kind, isVertical }: ArrowGroup, direction: string): string {
  // Radio buttons listen to all four arrows; the sideways ones are those that can be wrong.
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

/** Whether a step from one item to another is one on (`step` 1) or back (-1); ends may wrap or stay. */
export function isStep(from: number, to: number, step: 1 | -1, count: number): boolean {
  const next = from + step;
  if (next >= 0 && next < count) return to === next;
  return to === from || to === (next + count) % count;
}
