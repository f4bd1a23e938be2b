import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';
import { coarsePointer } from '../internal/mediaQueries';

const { color, motion, space } = vars;

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '1.5rem',
  '@media': { [coarsePointer]: { blockSize: vars.size.touch } },
});

export const track = style({
  position: 'absolute',
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '5px',
  borderRadius: vars.radius.full,
  transition: `transform ${motion.fast} ${motion.easeOut}`,
  selectors: { [`${bar}:hover &`]: { transform: 'scaleY(1.5)' } },
});

export const rest = style({ fill: color.onPlate, opacity: 0.28 });
export const loaded = style({ fill: color.onPlate, opacity: 0.4 });
export const played = style({ fill: color.brand });
export const level = style({ fill: color.onPlate });
export const tick = style({ fill: color.plate });

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '1rem',
  blockSize: '1rem',
  border: 0,
  borderRadius: vars.radius.full,
  background: color.onPlate,
} as const;

/** A native range over the drawn track; only its thumb is painted. */
export const range = style({
  appearance: 'none',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'transparent',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  ':disabled': { cursor: 'default', opacity: 0 },
  ':focus-visible': { outline: `2px solid ${color.onPlate}`, outlineOffset: '2px' },
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
  '::-moz-range-track': { background: 'transparent' },
});

/** The thumb's middle sits at the track's ends. */
export const input = style([
  range,
  { marginInline: '-0.5rem', inlineSize: 'calc(100% + 1rem)', flex: 'none' },
]);

export const tip = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: '100%',
  display: 'grid',
  justifyItems: 'center',
  padding: `${space['1']} ${space['2']}`,
  borderRadius: vars.radius.small,
  background: color.plate,
  color: color.onPlate,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});
