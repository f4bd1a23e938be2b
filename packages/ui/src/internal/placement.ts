/** A side of the thing that opens something, along the line of text. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

/**
 * The page's direction at this moment, for what is placed by pixels when it opens. Read then
 * and not subscribed to: the look is attributes on `<html>`.
 */
export const getPageDirection = (): 'ltr' | 'rtl' =>
  typeof document !== 'undefined' && getComputedStyle(document.documentElement).direction === 'rtl'
    ? 'rtl'
    : 'ltr';

/** The placing library knows screen sides only. */
export function toScreenSide(side: Side, direction: 'ltr' | 'rtl') {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right';
}
