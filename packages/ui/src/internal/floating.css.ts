import { vars } from '@gschool/themes';
import { keyframes, style } from '@vanilla-extract/css';

const grow = keyframes({ from: { opacity: 0, transform: 'scale(0.96)' } });
const shrink = keyframes({ to: { opacity: 0, transform: 'scale(0.98)' } });

/** A panel that is anchored to a button and stays within the screen. */
export const floating = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  // Above dialogs too, because a menu may be opened from one.
  zIndex: `calc(${vars.z.overlay} + 1)`,
  maxBlockSize: 'var(--radix-popper-available-height)',
  maxInlineSize: `calc(100vw - 2 * ${vars.space[2]})`,
  border: `1px solid ${vars.color.overlayBorder}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  transformOrigin: 'var(--radix-popper-transform-origin)',
  animation: `${grow} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${shrink} ${vars.motion.fast} ${vars.motion.easeInOut} forwards`,
    },
    '&:focus': { outline: 'none' },
  },
});

/** The part that scrolls. If the panel itself scrolled, it would clip its arrow. */
export const scroller = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** An arrow that points at the button; its two slanted sides have the panel's border. */
export const arrow = style({
  display: 'block',
  fill: vars.color.surfaceRaised,
  stroke: vars.color.overlayBorder,
  strokeWidth: 1,
});
