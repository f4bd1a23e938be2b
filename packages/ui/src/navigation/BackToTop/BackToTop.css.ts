import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '1px',
  blockSize: '250px',
  pointerEvents: 'none',
});

export const root = style({
  position: 'fixed',
  // In the middle, because cards and rows have their buttons at the end.
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  // `--bottom-bar` is the height of a bar at the bottom of the page, such as the demo's tools.
  insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom) + var(--bottom-bar, 0px))`,
  zIndex: vars.z.header,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.mid,
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateY(8px)',
  transition: ['opacity', 'transform', 'visibility']
    .map((property) => `${property} ${vars.motion.base} ${vars.motion.easeOut}`)
    .join(', '),
  selectors: { '&[data-shown]': { opacity: 1, visibility: 'visible', transform: 'none' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transform: 'none' } },
});
