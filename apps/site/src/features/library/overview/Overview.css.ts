import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  marginBlockEnd: space['12'],
});

export const row = style({ minInlineSize: 0, outline: 'none' });

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['8'],
  rowGap: space['4'],
  padding: `${space['4']} ${space['5']}`,
  borderRadius: vars.radius.large,
  background: color.brandSoft,
  '@media': { [breakpointUp('sm')]: { paddingInlineEnd: space['3'] } },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  columnGap: space['10'],
  rowGap: space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const figure = style({ display: 'flex', alignItems: 'center', gap: space['3'] });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
});

export const pair = style({ display: 'grid', margin: 0 });

export const name = style({ color: color.textMuted, fontSize: text.sm });

export const value = style({
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const back = style({ justifySelf: 'start' });
