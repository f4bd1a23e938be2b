import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const page = style({
  display: 'grid',
  gap: 'clamp(3.5rem, 8vw, 6rem)',
  paddingBlock: `clamp(${space['8']}, 6vw, ${space['16']}) ${space['16']}`,
});

export const opening = style({
  display: 'grid',
  gap: space['10'],
  alignItems: 'center',
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});

/** Two columns of posters; the second is shifted down by `poster`. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['4'],
  '@media': {
    [breakpointUp('sm')]: { paddingBlockEnd: space['8'] },
  },
});

export const poster = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  isolation: 'isolate',
  selectors: { [`${wall} > &:nth-child(even)`]: { transform: `translateY(${space['8']})` } },
});

export const principles = style({
  display: 'grid',
  gap: `${space['10']} ${space['8']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const principle = style({ display: 'grid', gap: space['3'], alignContent: 'start' });

export const band = style({
  paddingBlock: 'clamp(3rem, 7vw, 5rem)',
  background: color.surfaceSunken,
});

export const steps = style({
  display: 'grid',
  gap: space['8'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const step = style({
  display: 'grid',
  gap: space['2'],
  alignContent: 'start',
  paddingBlockStart: space['4'],
  borderBlockStart: `2px solid ${color.text}`,
});

export const number = style({
  color: color.brandText,
  fontFamily: vars.font.display,
  fontSize: text.h2,
  fontWeight: vars.weight.display,
  lineHeight: 1,
});

export const closing = style({
  display: 'grid',
  gap: space['5'],
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 5vw, 3.5rem)',
  borderRadius: vars.radius.xlarge,
  background: color.brand,
  color: color.onBrand,
});

/** Swaps the text and background colors of `closing`, whose contrast is checked in every theme. */
export const closingLink = style({
  selectors: { '&&, &&:hover': { background: color.onBrand, color: color.brand } },
});

export const closingTitle = style({
  margin: 0,
  maxInlineSize: '14.7em',
  fontFamily: vars.font.display,
  fontSize: text.h1,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});
