/**
 * Where an arrow key, Home or End leads in a row of `count` things, from the one at `index`;
 * undefined for any other key. Left and right follow the line of text, and the ends meet.
 */
export function getNextIndex(
  key: string,
  index: number,
  count: number,
  direction: string,
): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (count === 0) return undefined;
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
