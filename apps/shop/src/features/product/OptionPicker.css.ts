import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, motion, space, text, weight } = vars;

export const option = style({ position: 'relative', minInlineSize: 0 });

export const group = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** At the end of the legend row. */
export const aside = style({
  position: 'absolute',
  insetBlockStart: '-0.75rem',
  insetInlineEnd: 0,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space['2'],
  marginBlockEnd: space['2'],
  padding: 0,
  fontSize: text.sm,
  fontWeight: weight.semibold,
});

export const selected = style({ color: color.textMuted, fontWeight: weight.regular });

export const values = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

/** A radio button in the shape of its value. Sold-out values stay selectable. */
export const value = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  boxSizing: 'border-box',
  minInlineSize: '3.25rem',
  minBlockSize: vars.size.touch,
  paddingInline: space['4'],
  border: `1.5px solid ${color.border}`,
  borderRadius: `min(${vars.radius.control}, 1.375rem)`,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: text.sm,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.easeOut}, border-color ${motion.fast} ${motion.easeOut}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:checked)': {
      borderColor: color.text,
      background: color.inverse,
      color: color.onInverse,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-gone]': { borderStyle: 'dashed' },
    '&[data-gone]:not(:has(:checked))': { color: color.textMuted },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
});

/** The invisible input covers the whole shape, so that all of it can be clicked. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const label = style({
  selectors: { '[data-gone] &': { textDecorationLine: 'line-through' } },
});

export const dot = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  flexShrink: 0,
  overflow: 'visible',
  stroke: color.border,
  strokeWidth: 1,
});
