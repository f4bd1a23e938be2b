import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space['10'],
  alignItems: 'center',
  paddingBlock: `clamp(${space['8']}, 6vw, ${space['16']})`,
  '@media': {
    [breakpointUp('lg')]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      gap: 'clamp(3rem, 7vw, 7rem)',
    },
  },
});

export const content = style({ display: 'grid', gap: space['5'], justifyItems: 'start' });

export const code = style({
  margin: 0,
  color: color.brandText,
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.eyebrow,
});

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space['2'],
  inlineSize: 'min(100%, 30rem)',
  marginBlockStart: space['3'],
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['6'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: color.brandText,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const picture = style({
  overflow: 'hidden',
  maxBlockSize: '22rem',
  borderRadius: vars.radius.xlarge,
  isolation: 'isolate',
  '@media': { [breakpointUp('lg')]: { maxBlockSize: 'none' } },
});
