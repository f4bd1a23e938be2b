import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, space, text, tracking, weight } = vars;
const lg = breakpointUp('lg');

export const tiles = style({
  display: 'grid',
  gap: space['5'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

const base = style({
  display: 'grid',
  gap: space['3'],
  alignContent: 'start',
  padding: space['5'],
  borderRadius: radius.large,
  background: color.surfaceRaised,
  '@media': { [lg]: { padding: space['6'] } },
});

export const tile = styleVariants({
  wide: [base, { '@media': { [lg]: { gridColumn: 'span 3' } } }],
  narrow: [
    base,
    {
      '@media': {
        [lg]: { gridColumn: 'span 2' },
        // The fifth tile of two columns gets a full row.
        [breakpointUp('sm')]: { selectors: { '&:last-child': { gridColumn: 'span 2' } } },
      },
    },
  ],
});

/** All illustrations of a row have the same height. */
export const vignette = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '11rem',
  selectors: { [`${tile.wide} > &`]: { minBlockSize: '14rem' } },
  marginBlockEnd: space['2'],
  padding: space['4'],
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  overflow: 'hidden',
});

/** The class fills its illustration to the edge. */
export const screen = style({
  position: 'relative',
  overflow: 'hidden',
  alignSelf: 'stretch',
  margin: `calc(-1 * ${space['4']})`,
});
export const play = style({
  position: 'absolute',
  insetBlockStart: space['4'],
  insetInlineEnd: space['4'],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: radius.full,
  background: color.brand,
  color: color.onBrand,
});
export const strip = style({
  position: 'absolute',
  insetInline: space['4'],
  insetBlockEnd: space['4'],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space['2']} ${space['4']}`,
  padding: `${space['3']} ${space['4']}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  boxShadow: vars.shadow.mid,
});
export const track = style({
  flexBasis: '100%',
  blockSize: space['1'],
  borderRadius: radius.full,
  background: color.borderMuted,
});
export const watched = style({
  display: 'block',
  inlineSize: '62%',
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.brand,
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  justifyContent: 'center',
  gap: space['2'],
  '@media': { [lg]: { paddingInline: space['8'] } },
});

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: space['4'],
  borderRadius: radius.full,
  fontSize: text.sm,
  fontWeight: weight.semibold,
});
export const filter = styleVariants({
  on: [pill, { background: color.text, color: color.surfaceRaised }],
  off: [pill, { background: color.surfaceRaised, color: color.textMuted }],
});

export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['4'],
  padding: space['4'],
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.mid,
});
export const eventIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 'min(3rem, 15vw)',
  blockSize: 'min(3rem, 15vw)',
  borderRadius: radius.medium,
  background: color.brand,
  color: color.onBrand,
});
export const eventText = style({
  display: 'grid',
  minInlineSize: 0,
  color: color.textMuted,
  fontSize: text.sm,
});
globalStyle(`${eventText} b`, {
  color: color.text,
  fontSize: text.lg,
  letterSpacing: tracking.tight,
});

/** Overlapping posters, like a hand of cards. */
export const fan = style({ display: 'flex', justifyContent: 'center' });
export const fanPoster = style({
  overflow: 'hidden',
  flex: 'none',
  inlineSize: '6.5rem',
  borderRadius: radius.medium,
  boxShadow: vars.shadow.mid,
  selectors: {
    '&:first-child': { transform: 'rotate(-7deg)', marginInlineEnd: `calc(-1 * ${space['4']})` },
    '&:nth-child(2)': { zIndex: 1 },
    '&:last-child': { transform: 'rotate(7deg)', marginInlineStart: `calc(-1 * ${space['4']})` },
  },
});

export const phases = style({ inlineSize: '100%', maxInlineSize: '18rem', marginInline: 'auto' });
export const moon = style({ fill: color.surfaceRaised, stroke: color.borderMuted });
export const moonlight = style({ fill: color.brand });
