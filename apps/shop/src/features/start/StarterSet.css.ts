import { breakpointUp, lineLength, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const lg = breakpointUp('lg');

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  overflow: 'hidden',
  padding: `clamp(${vars.space[6]}, 4vw, 4rem)`,
  borderRadius: vars.radius.xlarge,
  background: vars.color.brand,
  color: vars.color.onBrand,
  '@media': {
    [lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', alignItems: 'center' },
  },
});

export const content = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const eyebrow = style({
  margin: 0,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: 'uppercase',
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.h1,
  fontWeight: vars.weight.display,
  lineHeight: 1,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const text = style({
  margin: 0,
  minBlockSize: '3lh',
  fontSize: vars.text.lg,
  maxInlineSize: lineLength(38),
});

export const action = style({
  selectors: {
    '&&': { background: vars.color.onBrand, borderColor: 'transparent', color: vars.color.brand },
    '&&:hover': { opacity: 0.9 },
    '&&:focus-visible': { outlineColor: vars.color.onBrand },
  },
});

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  selectors: { '&:nth-child(2)': { transform: 'translateY(1.25rem)' } },
});
