import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const lab = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[6],
  padding: `clamp(${space[4]}, 3vw, ${space[8]})`,
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: '19rem minmax(0, 1fr)' } },
});

/** Stays visible while the page beside it scrolls. */
export const side = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  '@media': {
    [breakpointUp('lg')]: {
      position: 'sticky',
      insetBlockStart: space[4],
      maxBlockSize: `calc(100dvb - ${space[8]})`,
      overflow: 'auto',
      paddingInline: space[1],
      paddingBlockEnd: space[8],
    },
  },
});

export const title = style({ fontSize: vars.text.h2 });
export const main = style({ display: 'grid', gap: space[6], minInlineSize: 0 });
export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [breakpointUp('lg')]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
