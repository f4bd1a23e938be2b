import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const band = style({
  boxSizing: 'border-box',
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: `1px solid ${color.borderMuted}`,
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const link = style({
  display: 'flex',
  gap: space['4'],
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: space['5'],
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.full,
  background: color.brandSoft,
  color: color.brandText,
});

export const content = style({ display: 'grid', minInlineSize: 0 });

export const title = style({
  fontWeight: vars.weight.semibold,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});

export const text = style({ color: color.textMuted, fontSize: vars.text.sm });
