import { style } from '@vanilla-extract/css';
import { breakpointUp, lineLength, vars } from '@gschool/themes';

const { space } = vars;

export const hero = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: '1.6fr 1fr', minBlockSize: '26rem' } },
});

export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  '@media': { [breakpointUp('lg')]: { aspectRatio: 'auto' } },
});

export const fill = style({ position: 'absolute', inset: 0 });

export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'start',
  gap: space['4'],
  minInlineSize: 0,
  padding: `clamp(${space['6']}, 3.4vw, ${space['12']})`,
});

export const link = style({
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.12em' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const text = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.md,
  lineHeight: vars.leading.body,
  maxInlineSize: lineLength(55),
});

export const set = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  marginBlockStart: space['1'],
});

export const still = style({ blockSize: '100%', selectors: { '&&': { borderRadius: 0 } } });
