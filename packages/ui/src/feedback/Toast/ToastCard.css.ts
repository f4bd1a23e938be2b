import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';

const { color, space, motion } = vars;

/** How far the toast has been swiped. */
export const swipeX = createVar();

/** The position where a toast enters and exits. The region sets it; it is mirrored in RTL. */
export const offscreenX = createVar();
export const offscreenY = createVar();

const offscreen = { opacity: 0, transform: `translate(${offscreenX}, ${offscreenY})` };

// The grid row animates its height, so other toasts move smoothly without measuring.
const slideIn = keyframes({ from: { ...offscreen, gridTemplateRows: '0fr' } });
const slideOut = keyframes({
  '50%': { ...offscreen, gridTemplateRows: '1fr' },
  to: { ...offscreen, gridTemplateRows: '0fr' },
});
const swipeOut = keyframes({
  from: { transform: `translateX(${swipeX})`, gridTemplateRows: '1fr' },
  '50%': { ...offscreen, gridTemplateRows: '1fr' },
  to: { ...offscreen, gridTemplateRows: '0fr' },
});

export const item = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  listStyle: 'none',
  pointerEvents: 'auto',
  userSelect: 'none',
  // Horizontal drags move the toast; vertical ones scroll the page.
  touchAction: 'pan-y',
  outline: 'none',
  animation: `${slideIn} ${motion.slow} ${motion.easeOut}`,
  selectors: {
    '&[data-state="closed"]': {
      pointerEvents: 'none',
      animation: `${slideOut} ${motion.slow} ${motion.easeInOut} forwards`,
    },
    '&[data-swipe="move"]': { transform: `translateX(${swipeX})` },
    '&[data-swipe="cancel"]': {
      transform: 'none',
      transition: `transform ${motion.base} ${motion.easeOut}`,
    },
    '&[data-state="closed"][data-swipe="end"]': { animationName: swipeOut },
  },
});

/** Clips the toast while the row shrinks. It has no minimum size. */
export const clip = style({ minBlockSize: 0 });

/** A neutral surface: only the icon has the color of the variant. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space['3'],
  // The space between toasts, inside the row that collapses.
  marginBlockStart: space['3'],
  padding: space['3'],
  border: `1px solid ${color.borderMuted}`,
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.mid,
  fontSize: vars.text.md,
  lineHeight: vars.leading.body,
  selectors: { [`${item}:focus-visible &`]: focusRing[':focus-visible'] },
});

/** A single line is centered on the icon; more lines grow downward. */
export const body = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space['1'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/**
 * Limits the visible lines, because a name may have 200 characters. Screen readers get the full
 * text.
 */
const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

export const title = style([
  clampLines(2),
  { fontWeight: vars.weight.semibold, lineHeight: vars.leading.snug },
]);

export const message = style([clampLines(3), { color: color.textMuted, fontSize: vars.text.sm }]);

export const action = style({ marginBlockStart: space['2'] });
