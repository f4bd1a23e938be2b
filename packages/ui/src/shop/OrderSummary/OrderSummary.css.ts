import { style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';

const { color, space, text, weight } = vars;
const lg = breakpointUp('lg');

export const card = style({
  display: 'grid',
  // A taller sibling stretches the summary, but not its parts.
  alignContent: 'start',
  gap: space['5'],
  minInlineSize: 0,
  padding: `clamp(${space['4']}, 4vw, ${space['8']})`,
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.low,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});

/** On phones the title is the button that expands the summary. */
export const wideOnly = style({
  display: 'none',
  '@media': { [lg]: { display: 'block' }, print: { display: 'block' } },
});

export const toggle = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2'],
    minBlockSize: vars.size.touch,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: color.brandText,
    font: 'inherit',
    fontWeight: weight.semibold,
    textAlign: 'inherit',
    cursor: 'pointer',
    '@media': { [lg]: { display: 'none' } },
  },
]);

export const parts = style({
  display: 'none',
  gap: space['5'],
  selectors: { '&[data-open]': { display: 'grid' } },
  '@media': { [lg]: { display: 'grid' }, print: { display: 'grid' } },
});

export const lines = style({
  display: 'grid',
  gap: space['4'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const amounts = style({
  display: 'grid',
  gap: space['2'],
  margin: 0,
  paddingBlockStart: space['5'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space['4'],
});

export const term = style({ color: color.textMuted, overflowWrap: 'anywhere' });

export const value = style({
  margin: 0,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const saving = style({ color: color.successText, fontWeight: weight.medium });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space['4'],
  margin: 0,
  paddingBlockStart: space['4'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
  fontSize: text.lg,
  fontWeight: weight.bold,
});

export const note = style({ margin: 0, color: color.textMuted, fontSize: text.sm });
