import { vars } from '@gschool/themes';
import { keyframes, style } from '@vanilla-extract/css';

const { color, motion, space, text } = vars;

const appear = keyframes({ from: { opacity: 0 } });

/** Full screen, on the theme's background for pictures. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.stage,
  color: color.onMediaOverlay,
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    '&::backdrop': { background: color.stage },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${appear} ${motion.base} ${motion.easeOut}`,
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  padding: space['3'],
});

export const group = style({ display: 'flex', alignItems: 'center', gap: space['2'] });

export const count = style({ margin: 0, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' });

/** A zoomed picture scrolls by touch, wheel or arrow keys. */
export const view = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y pinch-zoom',
  display: 'grid',
  placeItems: 'safe center',
  ':focus-visible': { outline: `2px solid ${color.onMediaOverlay}`, outlineOffset: '-3px' },
});

const whole = `min(calc(100vw - 2 * ${space['4']}), calc(100dvh - 9rem))`;

export const picture = style({
  inlineSize: whole,
  flexShrink: 0,
  cursor: 'zoom-in',
  transition: `inline-size ${motion.base} ${motion.easeOut}`,
  selectors: {
    '&[data-step="1"]': { inlineSize: `calc(1.75 * ${whole})` },
    '&[data-step="2"]': { inlineSize: `calc(3 * ${whole})`, cursor: 'zoom-out' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** The background is dark in every theme. */
export const tool = style({
  selectors: {
    '&&': {
      background: `color-mix(in srgb, ${color.onMediaOverlay} 14%, transparent)`,
      color: 'inherit',
    },
    '&&:hover': { background: `color-mix(in srgb, ${color.onMediaOverlay} 26%, transparent)` },
    '&&:focus-visible': { outlineColor: color.onMediaOverlay },
  },
});
