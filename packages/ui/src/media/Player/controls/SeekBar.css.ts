import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover, coarsePointer } from '../../../internal/mediaQueries';

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
  blockSize: '4px',
  borderRadius: vars.radius.full,
  transition: `transform ${motion.fast} ${motion.easeOut}`,
  selectors: {
    [`${bar}:hover &, ${bar}:has(:focus-visible, :active) &`]: { transform: 'scaleY(1.75)' },
  },
});

export const rest = style({ fill: color.onMediaOverlay, opacity: 0.26 });
export const loaded = style({ fill: color.onMediaOverlay, opacity: 0.3 });
export const played = style({ fill: color.brand });
export const level = style({ fill: color.onMediaOverlay });
/** A gap between two chapters, in the color behind the video. */
export const tick = style({ fill: color.stage });

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '1rem',
  blockSize: '1rem',
  border: 0,
  borderRadius: vars.radius.full,
  background: color.onMediaOverlay,
} as const;

/** A native range input over the drawn track; only its thumb is visible. */
const range = style({
  appearance: 'none',
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'transparent',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  ':disabled': { cursor: 'default', opacity: 0 },
  ':focus-visible': { outline: `2px solid ${color.onMediaOverlay}`, outlineOffset: '2px' },
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
  '::-moz-range-track': { background: 'transparent' },
});

/** Wider than the track, so that the center of the thumb reaches its ends. */
export const input = style([
  range,
  { marginInline: '-0.5rem', inlineSize: 'calc(100% + 1rem)', flex: 'none' },
]);

const small = { transform: 'scale(0.7)', transition: `transform ${motion.fast}` };
const whole = { transform: 'scale(1)' };

/** With a mouse, the thumb of the timeline is small until the pointer is over it. */
export const seek = style([
  input,
  {
    '@media': {
      [canHover]: {
        '::-webkit-slider-thumb': small,
        '::-moz-range-thumb': small,
        selectors: {
          '&:is(:hover, :focus-visible)::-webkit-slider-thumb': whole,
          '&:is(:hover, :focus-visible)::-moz-range-thumb': whole,
        },
      },
    },
  },
]);

export const tip = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  insetBlockEnd: 'calc(100% + 0.125rem)',
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: '100%',
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: vars.radius.small,
  background: color.stage,
  color: color.onMediaOverlay,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const tipChapter = style({
  maxInlineSize: '18rem',
  overflow: 'hidden',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
