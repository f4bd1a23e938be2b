/** A side of a trigger; `start` and `end` follow the text direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

/**
 * The page's current direction, for panels that are positioned when they open. It is read from
 * `<html>` and not subscribed to.
 */
export const getPageDirection = (): 'ltr' | 'rtl' =>
  typeof document !== 'undefined' && getComputedStyle(document.documentElement).direction === 'rtl'
    ? 'rtl'
    : 'ltr';

/** Radix supports only physical sides. */
export function toScreenSide(side: Side, direction: 'ltr' | 'rtl') {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
