import { from, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const day = style({
  paddingBlockEnd: space['3'],
  marginBlockEnd: space['4'],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A class that the catalogue does not have: its poster and its name, and no link. */
export const goneRow = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(7.5rem, 38%, 13rem) minmax(0, 1fr) auto',
  gap: space['4'],
  alignItems: 'start',
});

export const gonePoster = style({
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

export const clear = style({ '@media': { [from('sm')]: { marginInlineStart: 'auto' } } });
