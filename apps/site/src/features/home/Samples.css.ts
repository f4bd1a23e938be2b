import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const lg = breakpointUp('lg');

/**
 * The player next to the list of features. On phones, the player is between the heading and the
 * list.
 */
export const inside = style({
  display: 'grid',
  gap: space['5'],
  '@media': {
    [lg]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', columnGap: space['12'] },
  },
});

export const head = style({ '@media': { [lg]: { gridColumn: 2, alignSelf: 'end' } } });

export const player = style({
  '@media': { [lg]: { gridColumn: 1, gridRow: '1 / span 2', alignSelf: 'center' } },
});

export const features = style({
  display: 'grid',
  gap: space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'start',
});

export const check = style({ color: color.brandText });

/** All titles in one row on wide screens. */
export const samples = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 9rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))' } },
});

export const sample = style({ display: 'grid', gap: space['2'], alignContent: 'start' });

export const samplePicture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  aspectRatio: '16 / 9',
});

export const sampleTitle = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});
