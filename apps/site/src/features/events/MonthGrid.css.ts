import { breakpointDown, breakpointUp, vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const month = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.low,
});

export const weekday = style({
  paddingBlock: space['3'],
  color: color.textMuted,
  fontSize: text.xs,
  fontWeight: weight.semibold,
  textAlign: 'center',
  '@media': {
    [breakpointUp('md')]: { paddingInline: space['3'], fontSize: text.sm, textAlign: 'start' },
  },
});

export const day = style({
  position: 'relative',
  padding: 0,
  borderBlockStart: `1px solid ${color.borderMuted}`,
  verticalAlign: 'top',
  textAlign: 'center',
  selectors: { '&[data-other]': { background: color.surfaceSunken } },
  '@media': {
    [breakpointUp('md')]: {
      blockSize: '7.5rem',
      padding: space['2'],
      textAlign: 'start',
      selectors: { '&:not(:first-child)': { borderInlineStart: `1px solid ${color.borderMuted}` } },
    },
  },
});

const circle = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  color: color.text,
  fontSize: text.sm,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${day}[data-other] &`]: { color: color.textMuted },
    [`${day}[data-today] &`]: {
      background: color.brand,
      color: color.onBrand,
      fontWeight: weight.bold,
    },
  },
  '@media': { [breakpointDown('md')]: { marginBlock: space['1'] } },
});

export const dayNumber = style([circle]);

/** Replaces the button if the calendar has room for titles. */
export const dayNumberWide = style([
  circle,
  { '@media': { [breakpointDown('md')]: { display: 'none' } } },
]);

export const dayButton = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlockEnd: space['2'],
  border: 0,
  background: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '@media': { [breakpointUp('md')]: { display: 'none' } },
});

export const dot = style({
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  borderRadius: vars.radius.full,
  background: color.brandText,
});

export const entries = style({
  display: 'grid',
  gap: space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpointDown('md')]: { display: 'none' } },
});

const entryBase = style({
  display: 'block',
  paddingBlock: space['1'],
  paddingInline: space['2'],
  borderInlineStart: `3px solid ${color.brand}`,
  borderRadius: vars.radius.small,
  background: color.surfaceSunken,
  color: color.text,
  fontSize: text.xs,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { [`${day}[data-other] &`]: { background: color.surfaceRaised } },
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
});

/** Emphasis by phase: strong while an event runs, faint after it has ended. */
export const entry = styleVariants({
  upcoming: [entryBase],
  open: [entryBase, { borderColor: color.success, fontWeight: weight.semibold }],
  live: [entryBase, { borderColor: color.danger, fontWeight: weight.semibold }],
  over: [entryBase, { borderColor: color.borderMuted, color: color.textMuted }],
});

export const time = style({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });
