import { below, from, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const lg = from('lg');

export const hero = style({
  display: 'grid',
  '@media': {
    [lg]: {
      gridTemplateColumns: 'minmax(0, 1.02fr) minmax(0, 1fr)',
      minBlockSize: 'min(52rem, 100dvh)',
    },
  },
});

export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['8'],
  paddingInline: 'clamp(1.25rem, 5vw, 5.5rem)',
  paddingBlock: `${vars.space['6']} ${vars.space['12']}`,
  '@media': { [lg]: { paddingBlock: `${vars.space['8']} ${vars.space['12']}` } },
});

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space['3'],
});
export const navEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space['1'] });
export const navLinks = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap' });

export const message = style({
  display: 'grid',
  gap: vars.space['6'],
  justifyItems: 'start',
  marginBlock: 'auto',
  outline: 'none',
});

export const headline = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: `min(${vars.text.display}, 13.2vw)`,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 0.98,
  // Arabic has marks above and below its letters.
  selectors: { '&:lang(ar)': { lineHeight: 1.25 } },
  '@media': { [lg]: { fontSize: `min(${vars.text.display}, 5.7vw)` } },
});

/** A marker's stroke under the words, in the brand's colour. */
export const marked = style({
  fontStyle: 'normal',
  backgroundImage: `linear-gradient(transparent 62%, color-mix(in srgb, ${vars.color.brand} 75%, transparent) 62% 92%, transparent 92%)`,
  boxDecorationBreak: 'clone',
});

export const lead = style({
  margin: 0,
  maxInlineSize: '34em',
  color: vars.color.soft,
  fontSize: vars.text.lg,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space['5'],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space['6'],
  listStyle: 'none',
  color: vars.color.soft,
  fontSize: vars.text.sm,
});

export const art = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': {
    [below('lg')]: { order: -1, aspectRatio: '1 / 1', inlineSize: '100%' },
  },
});

export const section = style({
  paddingBlock: 'clamp(3rem, 7vw, 6rem)',
  scrollMarginBlockStart: vars.size.header,
});
export const sunkSection = style([section, { background: vars.color.sunk }]);

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

export const clip = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.sunk,
  aspectRatio: '16 / 9',
  alignSelf: 'start',
  gridColumn: '1 / -1',
  '@media': {
    [from('md')]: {
      gridColumn: 'span 2',
      gridRow: 'span 2',
      aspectRatio: 'auto',
      alignSelf: 'stretch',
    },
  },
});
export const clipVideo = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const clipButton = style({
  position: 'absolute',
  insetInlineEnd: vars.space['3'],
  insetBlockEnd: vars.space['3'],
});

export const steps = style({
  display: 'grid',
  gap: vars.space['8'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const step = style({ display: 'grid', gap: vars.space['3'], alignContent: 'start' });
export const stepPicture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  aspectRatio: '4 / 3',
  marginBlockEnd: vars.space['2'],
});

export const closing = style({
  background: vars.color.brand,
  color: vars.color.onBrand,
  paddingBlock: 'clamp(3rem, 7vw, 6rem)',
});
export const closingRow = style({
  display: 'grid',
  gap: vars.space['8'],
  alignItems: 'end',
  '@media': { [lg]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});
export const closingTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.h1,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  textWrap: 'balance',
});
export const closingAction = style({
  display: 'grid',
  gap: vars.space['5'],
  justifyItems: 'start',
});
export const closingText = style({ margin: 0, fontSize: vars.text.lg });

globalStyle(`${facts} b`, {
  display: 'block',
  color: vars.color.ink,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.tight,
});

/** The pair of the section, turned around: its contrast is the one that the theme promises. */
export const closingButton = style({
  selectors: { '&&, &&:hover': { background: vars.color.onBrand, color: vars.color.brand } },
});

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
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const pillar = style({ display: 'grid', gap: vars.space['2'], alignContent: 'start' });
export const pillarPicture = style({
  overflow: 'hidden',
  marginBlockEnd: vars.space['2'],
  borderRadius: vars.radius.large,
  '@media': { [below('sm')]: { aspectRatio: '16 / 9' } },
});

export const teachers = style({
  display: 'grid',
  gap: vars.space['5'],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const teacher = style({ display: 'grid', gap: vars.space['3'], alignContent: 'start' });
export const teacherPicture = style({ overflow: 'hidden', borderRadius: vars.radius.large });

/** Words at the start, what they are about at the end. */
export const plans = style({
  display: 'grid',
  gap: vars.space['8'],
  '@media': {
    [lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: vars.space['16'] },
  },
});
/** As high as the teaser from the first moment. */
export const prices = style({ minBlockSize: '19rem' });
