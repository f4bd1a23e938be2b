import { breakpointUp, vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;
const lg = breakpointUp('lg');

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  alignItems: 'start',
  '@media': {
    [lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25rem)',
      gap: 'clamp(2rem, 5vw, 4.5rem)',
    },
  },
});

export const steps = style({
  display: 'grid',
  gap: space['4'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

/**
 * On phones the summary is above the steps and collapsed; on wide screens it is sticky beside them.
 */
export const summary = style({
  order: -1,
  minInlineSize: 0,
  '@media': {
    [lg]: {
      order: 0,
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space['4']})`,
    },
  },
});

export const step = style({
  display: 'grid',
  gap: space['5'],
  padding: `clamp(${space['4']}, 4vw, ${space['8']})`,
  border: `1px solid ${color.borderMuted}`,
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
  selectors: {
    '&[data-state=todo]': { background: 'transparent', color: color.textMuted },
    '&[data-state=open]': { boxShadow: vars.shadow.low },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['2']} ${space['4']}`,
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  background: color.surfaceSunken,
  color: color.text,
  fontSize: text.sm,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state=open] > * > &': { background: color.brand, color: color.onBrand },
    '[data-state=done] > * > &': { background: color.successSoft, color: color.successText },
  },
});

export const title = style({ flex: '1 1 8rem', outline: 'none' });

/** The heading of a guest's form, which stands alone. */
export const entryTitle = style({ outline: 'none' });

/** Short address fields share a row. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const widths = styleVariants({
  whole: { '@media': { [breakpointUp('sm')]: { gridColumn: '1 / -1' } } },
  half: { '@media': { [breakpointUp('sm')]: { gridColumn: 'span 3' } } },
  third: { '@media': { [breakpointUp('sm')]: { gridColumn: 'span 2' } } },
});

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space['1']} ${space['4']}`,
});
