import { breakpointUp, vars, largeTextPhone } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, motion, space } = vars;
const canHover = '(hover: hover) and (prefers-reduced-motion: no-preference)';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 5.5vw, 4.5rem)',
});

/** The slider is inside the container here, so its text starts at the slider's edge. */
export const slider = style({
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.mid,
  vars: {
    [vars.size.container]: '100vw',
    [vars.size.gutter]: 'clamp(1.25rem, 4vw, 3.5rem)',
  },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space['1']} ${space['6']}`,
});

export const tiles = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const tile = style({ position: 'relative', display: 'grid', gap: space['3'] });

export const tilePicture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
});

export const zoom = style({
  '@media': {
    [canHover]: {
      transition: `transform ${motion.slow} ${motion.easeOut}`,
      selectors: { [`${tile}:hover &`]: { transform: 'scale(1.05)' } },
    },
  },
});

export const tileName = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
});

export const link = style({
  color: color.text,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

/** A banner with the picture at the end; the whole card is the link. */
export const banner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  overflow: 'hidden',
  minBlockSize: '13rem',
  blockSize: '100%',
  borderRadius: vars.radius.xlarge,
  background: color.surfaceSunken,
});

export const bannerText = style({
  display: 'grid',
  alignContent: 'center',
  gap: space['2'],
  padding: space['6'],
});

export const bannerPicture = style({ position: 'relative' });

export const mine = style({
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 3rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space['4'],
  padding: `clamp(${space['5']}, 2.5vw, ${space['8']})`,
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.low,
});

export const lines = style({
  display: 'grid',
  gap: space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'min(3.5rem, 17.5vw) minmax(0, 1fr) auto',
  gap: space['4'],
  alignItems: 'center',
  '@media': { [largeTextPhone]: { gridTemplateColumns: 'min(3.5rem, 17.5vw) minmax(0, 1fr)' } },
});

/** Below the name if there is no room next to it. */
export const price = style({ '@media': { [largeTextPhone]: { gridColumn: 2 } } });

export const thumb = style({ overflow: 'hidden', borderRadius: vars.radius.medium });
