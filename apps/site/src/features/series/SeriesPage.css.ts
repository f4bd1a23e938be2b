import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const cards = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

/** The classes, with the aside beside them on wide screens. */
export const columns = style({
  display: 'grid',
  gap: space['12'],
  alignItems: 'start',
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space['16'] },
  },
});

export const classes = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'min(2.25rem, 11.25vw) minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'center',
  paddingBlock: space['4'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
  selectors: {
    '&[data-next]': {
      borderColor: 'transparent',
      borderRadius: vars.radius.large,
      background: color.brandSoft,
      paddingInlineEnd: space['4'],
      boxShadow: `inset 0 0 0 1.5px ${color.brandText}`,
    },
    '&[data-next] + &': { borderColor: 'transparent' },
    '&:first-child': { borderColor: 'transparent' },
  },
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: '3.5rem minmax(0, 1fr)', gap: space['4'] },
  },
});

export const number = style({
  justifySelf: 'center',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(2.25rem, 11.25vw)',
  blockSize: 'min(2.25rem, 11.25vw)',
  borderRadius: vars.radius.full,
  color: color.textMuted,
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-next] > &': { color: color.text },
    '[data-finished] > &': { background: color.successSoft, color: color.successText },
  },
});

export const aside = style({
  display: 'grid',
  gap: space['8'],
  '@media': {
    [breakpointUp('lg')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space['6']})`,
    },
  },
});

export const instructors = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
});
