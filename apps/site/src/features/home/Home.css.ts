import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const lg = breakpointUp('lg');

/** The header is above the text of the hero, in the same column, and beside the picture. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: 'minmax(0, 1.02fr) minmax(0, 1fr)' },
  },
});

/** Has the rows and columns of the page. */
export const main = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridRow: '1 / -1',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
  outline: 'none',
});

/** Everything after the hero. */
export const sections = style({ gridColumn: '1 / -1', gridRow: 3 });

export const section = style({
  paddingBlock: 'clamp(2.25rem, 4vw, 3.25rem)',
  scrollMarginBlockStart: vars.size.header,
});

export const sunkenSection = style([section, { background: vars.color.surfaceSunken }]);

/** A large sentence beside its explanation. */
export const statement = style({
  display: 'grid',
  gap: vars.space['5'],
  alignItems: 'end',
  '@media': {
    [lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['16'] },
  },
});

export const steps = style({
  display: 'grid',
  gap: vars.space['6'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': {
    [breakpointUp('md')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space['8'],
    },
  },
});

/** The number in front of the title and the text. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: vars.space['3'],
  rowGap: vars.space['2'],
  alignContent: 'start',
  alignItems: 'center',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: vars.radius.full,
    background: vars.color.brand,
    color: vars.color.onBrand,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.bold,
  },
});
globalStyle(`${step} > p`, { gridColumn: 2 });

/** Two sections side by side; one alone has the whole width. */
export const pair = style({
  display: 'grid',
  gap: vars.space['12'],
  alignItems: 'start',
  '@media': {
    [lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['16'] },
  },
});
globalStyle(`${pair} > :only-child`, { gridColumn: '1 / -1' });

/** A heading with a link at the end of its row. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
