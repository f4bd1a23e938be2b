import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A day's name, with its classes beside it on wide screens. */
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  paddingBlockStart: space['5'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
  '@media': {
    [breakpointUp('xl')]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: space['8'] },
  },
});

/** Stays visible while a long day scrolls. */
export const dayName = style({
  '@media': {
    [breakpointUp('xl')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space['5']})`,
      alignSelf: 'start',
    },
  },
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A class that is no longer in the catalog: poster and title without a link. */
export const removedRow = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(7.5rem, 38%, 13rem) minmax(0, 1fr) auto',
  gap: space['4'],
  alignItems: 'start',
});

export const removedPoster = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  filter: 'saturate(.2)',
  opacity: 0.7,
});

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space['3'],
  paddingBlock: space['8'],
});

export const clear = style({ '@media': { [breakpointUp('sm')]: { marginInlineStart: 'auto' } } });
