import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;
const lg = breakpointUp('lg');

/** The account page: the profile card next to the other content. */
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': { [lg]: { gridTemplateColumns: '22rem minmax(0, 1fr)', gap: space['12'] } },
});

/** The avatar and the name of the profile card. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['4'],
  minInlineSize: 0,
});

export const name = style({ overflowWrap: 'anywhere' });

/** The `dl` in the profile card. */
export const facts = style({ display: 'grid', gap: space['3'], margin: 0 });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space['1']} ${space['4']}`,
  fontSize: text.sm,
});

export const term = style({ color: color.textMuted });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const shortcuts = style({
  display: 'grid',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.borderMuted}`,
  borderRadius: vars.radius.large,
});

export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '3.25rem',
  paddingInline: space['4'],
  color: color.text,
  fontWeight: weight.medium,
  textDecoration: 'none',
  selectors: {
    // More specific than the radius that `Link` sets.
    '&&': { borderRadius: 0 },
    '&:hover': { background: color.surfaceSunken },
    '&&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-3px' },
    'li + li > &': { borderBlockStart: `1px solid ${color.borderMuted}` },
  },
});

/** The count and the arrow of a shortcut. */
export const shortcutCount = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const orders = style({
  display: 'grid',
  gap: space['4'],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** An order in the list: the whole card is a link. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  padding: `clamp(${space['4']}, 3vw, ${space['6']})`,
  border: `1px solid ${color.borderMuted}`,
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  ':hover': { borderColor: color.border },
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

/** Its `::after` covers the card, so that a click anywhere opens the order. */
export const link = style({
  color: 'inherit',
  fontWeight: weight.semibold,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

/** The order number and the text next to it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['1']} ${space['3']}`,
});

export const pictures = style({ display: 'flex', gap: space['2'] });

export const picture = style({
  inlineSize: '3.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});

/** The number of pictures of the order that are not shown. */
export const more = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  aspectRatio: '1',
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: text.sm,
});

/** The page of one order. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': {
    [lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25rem)', gap: space['12'] },
  },
});

/** An order number; a click selects all of it. */
export const number = style({
  fontFamily: vars.font.mono,
  fontSize: text.md,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** The page that tracks an order. */
export const trackPage = style({ maxInlineSize: '44rem', display: 'grid', gap: space['8'] });
