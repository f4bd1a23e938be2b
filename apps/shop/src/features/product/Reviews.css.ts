import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;
const lg = breakpointUp('lg');

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
  '@media': {
    [lg]: { gridTemplateColumns: '18rem minmax(0, 1fr)', gap: space['16'], alignItems: 'start' },
  },
});

export const summary = style({ display: 'grid', gap: space['4'] });

export const bars = style({
  display: 'grid',
  gap: space['2'],
  listStyle: 'none',
  margin: 0,
  // The texts of the buttons start where the heading starts.
  marginInline: `calc(-1 * ${space['2']})`,
  padding: 0,
});

/** A filter button with the number of reviews. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) 1.75rem',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  margin: 0,
  padding: `0 ${space['2']}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.surfaceSunken },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  selectors: { '&[aria-pressed=true]': { background: color.brandSoft } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const meter = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: color.surfaceSunken,
  selectors: {
    '&::-webkit-progress-bar': { background: color.surfaceSunken },
    '&::-webkit-progress-value': { background: color.brand },
    '&::-moz-progress-bar': { background: color.brand },
  },
});

export const list = style({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space['5'],
  padding: 0,
});

export const review = style({
  display: 'grid',
  gap: space['2'],
  paddingBlock: space['5'],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  ':first-child': { paddingBlockStart: 0 },
  ':last-child': { borderBlockEnd: 0 },
});

export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['1']} ${space['3']}`,
});
