/** The smallest and the largest share of the first pane, in percent. */
export const MIN_SHARE = 25;
export const MAX_SHARE = 75;

/** A whole percentage within the limits. */
export const clampShare = (percent: number): number =>
  Math.round(Math.min(MAX_SHARE, Math.max(MIN_SHARE, percent)));

/** The share after a key on the separator, with the arrows in reading direction; undefined for others. */
export function getNextShare(
  key: string,
  share: number,
  { direction, isLarge }: { direction: string; isLarge: boolean },
): number | undefined {
  const step = (isLarge ? 10 : 2) * (direction === 'rtl' ? -1 : 1);
  const next = {
    ArrowRight: share + step,
    ArrowLeft: share - step,
    Home: MIN_SHARE,
    End: MAX_SHARE,
  }[key];
  return next === undefined ? undefined : clampShare(next);
}

/** The share that puts the separator under a pointer. */
export function getShareAt(
  x: number,
  box: { left: number; right: number; width: number },
  direction: string,
): number {
  if (box.width === 0) return clampShare(50);
  const distance = direction === 'rtl' ? box.right - x : x - box.left;
  return clampShare((distance / box.width) * 100);
}
