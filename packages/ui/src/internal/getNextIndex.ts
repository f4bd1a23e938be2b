/**
 * The next index in a row of `count` items after an arrow key, Home or End; `undefined` for other
 * keys. Left and right follow the text direction, and the row wraps around.
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
