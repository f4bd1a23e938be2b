import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover, coarsePointer } from '../../../internal/mediaQueries';

const { color, motion, space, text } = vars;
const tint = (percent: number) =>
  `color-mix(in srgb, ${color.onMediaOverlay} ${percent}%, transparent)`;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingInline: space['3'],
  paddingBlock: space['2'],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: color.onMediaOverlay,
  fontSize: text.sm,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.onMediaOverlay}`, outlineOffset: '-2px' },
  '@media': {
    [canHover]: { ':hover': { background: tint(12) } },
    [coarsePointer]: { minBlockSize: vars.size.touch },
  },
  selectors: {
    '&[aria-current="true"]': { background: tint(12), fontWeight: vars.weight.semibold },
  },
});

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const hint = style({ display: 'block', fontSize: text.xs, opacity: 0.75 });

/** The current value, at the end of the row. */
export const value = style({
  fontSize: text.sm,
  opacity: 0.75,
  fontVariantNumeric: 'tabular-nums',
});

export const time = style({
  minInlineSize: '3.25rem',
  fontVariantNumeric: 'tabular-nums',
  opacity: 0.75,
});

export const knob = style({
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  padding: '0.1875rem',
  borderRadius: vars.radius.full,
  background: tint(28),
  transition: `background-color ${motion.fast} ${motion.easeOut}`,
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    borderRadius: vars.radius.full,
    background: color.onMediaOverlay,
    transition: `transform ${motion.fast} ${motion.easeOut}`,
  },
  selectors: {
    '[aria-checked="true"] &': { background: color.brand },
    '[aria-checked="true"] &::before': { transform: 'translateX(1rem)', background: color.onBrand },
    '[dir="rtl"] [aria-checked="true"] &::before': { transform: 'translateX(-1rem)' },
  },
  '@media': {
    // Forced colors remove backgrounds, so system colors show on and off.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid ButtonText',
      background: 'Canvas',
      '::before': { background: 'ButtonText' },
      selectors: {
        '[aria-checked="true"] &': { background: 'Highlight' },
        '[aria-checked="true"] &::before': { background: 'HighlightText' },
      },
    },
  },
});
