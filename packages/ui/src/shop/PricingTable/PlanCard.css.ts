import { style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

const { color, space, text, weight } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: `clamp(${space['5']}, 2.4vw, ${space['8']})`,
  border: `1.5px solid ${color.borderMuted}`,
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
});

export const highlighted = style({ borderColor: color.brandText, boxShadow: vars.shadow.mid });

export const compared = style({
  '@media': { [breakpointUp('lg')]: { gridRow: 'span 3' } },
});

export const head = style({ display: 'grid', gap: space['2'], alignContent: 'start' });

/** The name, with its badges next to it if there is room. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});

export const description = style({
  margin: 0,
  color: color.textMuted,
  lineHeight: vars.leading.body,
  textWrap: 'pretty',
});

export const price = style({ display: 'grid', gap: space['1'], alignContent: 'start' });

export const priceNote = style({
  margin: 0,
  minBlockSize: '1.5em',
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const action = style({ display: 'grid', alignContent: 'start' });

export const features = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['3'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockStart: space['5'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
});

/** Hidden where a table under the cards lists the features. */
export const foldedOnWide = style({ '@media': { [breakpointUp('lg')]: { display: 'none' } } });

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['3'],
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const isOff = style({ color: color.textMuted });

export const markOn = style({ color: color.successText, marginBlockStart: '0.05em' });

export const hint = style({ display: 'block', color: color.textMuted, fontSize: text.sm });

export const extent = style({ fontWeight: weight.semibold });
