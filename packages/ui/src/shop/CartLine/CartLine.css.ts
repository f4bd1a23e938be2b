import { style } from '@vanilla-extract/css';
import { largeTextPhone, vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const { color, space, text, weight } = vars;

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(4rem, 22%, 6rem) minmax(0, 1fr)',
  gap: space['4'],
  // The controls need the whole width.
  '@media': { [largeTextPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const thumbnail = style({
  position: 'relative',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  '@media': { [largeTextPhone]: { inlineSize: '6rem' } },
});

export const dimmed = style({ opacity: 0.55 });

/** Covers only the picture, so that the text keeps its contrast. */
export const pendingOverlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: color.scrim,
  color: color.onMediaOverlay,
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['1'],
  alignContent: 'start',
  minInlineSize: 0,
});

/** The name and the price share a line if both fit; otherwise the price wraps. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space['3'],
});

export const name = style({
  flex: '1 1 6rem',
  minInlineSize: 0,
  margin: 0,
  color: color.text,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const link = style({
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});

export const detail = style({
  margin: 0,
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const stock = createVariants(
  {
    display: 'flex',
    gap: space['1'],
    margin: 0,
    fontSize: text.sm,
    fontWeight: weight.medium,
    lineHeight: vars.leading.snug,
  },
  {
    neutral: { color: color.textMuted },
    warning: { color: color.warningText },
    danger: { color: color.dangerText },
  },
);

/** The quantity at the start, the actions at the end. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  marginBlockStart: space['1'],
});

/** The actions wrap together: next to the quantity, or on the next row. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space['2'],
  marginInlineStart: 'auto',
});

/** "Remove" has no padding, so that its text ends where the price ends. */
export const removing = style({
  selectors: { '&&': { paddingInline: 0 } },
});
