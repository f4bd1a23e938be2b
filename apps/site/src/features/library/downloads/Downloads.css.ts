import { breakpointDown, breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxInlineSize: '56rem',
});

export const row = style({ display: 'grid', gap: space['3'] });

/** A narrower poster on phones, so that the facts of a download need two lines. */
globalStyle(`${row} > article`, {
  '@media': {
    [breakpointDown('sm')]: {
      gridTemplateColumns: `calc(7rem + ${space['4']}) minmax(0, 1fr) auto`,
    },
  },
});

/** Progress and its button, under the text of the card on wide screens. */
export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space['4'],
  rowGap: space['2'],
  '@media': {
    [breakpointUp('sm')]: {
      // The width of the card’s poster.
      paddingInlineStart: `calc(clamp(7.5rem, 38%, 13rem) + ${space['4']})`,
    },
  },
});

export const status = style({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });

export const bar = style({ gridColumn: '1 / -1' });

/** A notice above the list, about all of its entries. */
export const notice = style({ maxInlineSize: '56rem', marginBlockEnd: space['6'] });

export const promise = style({ marginBlockStart: space['8'], maxInlineSize: '56rem' });
