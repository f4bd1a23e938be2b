import { breakpointUp, vars, largeTextPhone } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const lg = breakpointUp('lg');

export const section = style({
  paddingBlock: 'clamp(3rem, 7vw, 6rem)',
  scrollMarginBlockStart: vars.size.header,
});

export const sunkenSection = style([section, { background: vars.color.surfaceSunken }]);

export const samples = style({
  display: 'grid',
  gap: vars.space['5'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 15rem), 1fr))',
});

export const sample = style({ margin: 0, display: 'grid', gap: vars.space['3'] });

export const samplePicture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  aspectRatio: '16 / 9',
});

export const sampleTitle = style({
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.tight,
});

export const instructorLink = style([
  sampleTitle,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    minBlockSize: vars.size.touch,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);

export const steps = style({
  display: 'grid',
  gap: vars.space['8'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** On phones a small picture beside the text, so that three items fit on the screen. */
const pictureBeside = style({
  display: 'grid',
  gap: vars.space['4'],
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [largeTextPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const step = style([
  pictureBeside,
  {
    counterIncrement: 'step',
    '@media': {
      [breakpointUp('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    },
  },
]);

export const stepPicture = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '::after': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: vars.space['2'],
    insetBlockStart: vars.space['2'],
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    fontSize: vars.text.sm,
    borderRadius: vars.radius.full,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    fontWeight: vars.weight.bold,
  },
});

export const copy = style({ display: 'grid', gap: vars.space['2'], alignContent: 'start' });

/** A large sentence beside its explanation. */
export const statement = style({
  display: 'grid',
  gap: vars.space['5'],
  alignItems: 'end',
  '@media': {
    [lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space['16'] },
  },
});

export const pillars = style({
  display: 'grid',
  gap: vars.space['6'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpointUp('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const pillar = style([
  pictureBeside,
  {
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    alignItems: 'center',
    '@media': {
      [largeTextPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [breakpointUp('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    },
  },
]);

export const pillarPicture = style({ overflow: 'hidden', borderRadius: vars.radius.large });

export const instructors = style({
  display: 'grid',
  gap: vars.space['5'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const instructor = style({ display: 'grid', gap: vars.space['3'], alignContent: 'start' });

export const instructorPicture = style({ overflow: 'hidden', borderRadius: vars.radius.large });

/** Text at the start, its subject at the end. */
export const plans = style({
  display: 'grid',
  gap: vars.space['8'],
  '@media': {
    [lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: vars.space['16'] },
  },
});
