import { style, styleVariants } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

const { space } = vars;
const lg = breakpointUp('lg');

export const table = style({
  display: 'grid',
  gap: `clamp(${space['6']}, 4vw, ${space['10']})`,
  minInlineSize: 0,
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const base = style({
  display: 'grid',
  gap: space['5'],
  listStyle: 'none',
  marginInline: 'auto',
  marginBlock: 0,
  padding: 0,
  inlineSize: '100%',
});

/** As many columns as plans where they fit. One to three plans have a maximum width. */
export const plans = styleVariants({
  1: [base, { maxInlineSize: '28rem' }],
  2: [
    base,
    {
      maxInlineSize: '56rem',
      '@media': { [breakpointUp('md')]: { gridTemplateColumns: columns(2) } },
    },
  ],
  3: [base, { maxInlineSize: '80rem', '@media': { [lg]: { gridTemplateColumns: columns(3) } } }],
  4: [
    base,
    {
      '@media': {
        [breakpointUp('md')]: { gridTemplateColumns: columns(2) },
        [breakpointUp('xl')]: { gridTemplateColumns: columns(4) },
      },
    },
  ],
});

/** The rows of all cards are aligned: head, price, button, features. */
export const item = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: space['5'],
  minInlineSize: 0,
});

/** A card without features, which the table lists. */
export const shortItem = style({ '@media': { [lg]: { gridRow: 'span 3' } } });
