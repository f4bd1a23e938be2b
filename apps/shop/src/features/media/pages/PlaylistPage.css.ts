import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const head = style({
  display: 'grid',
  gap: `${space['6']} clamp(${space['8']}, 5vw, ${space['16']})`,
  alignItems: 'center',
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: 'minmax(16rem, 26rem) minmax(0, 1fr)' },
  },
});

/** A mosaic of four pictures. */
export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridAutoRows: '1fr',
  gap: '3px',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.xlarge,
  boxShadow: vars.shadow.mid,
});

export const tile = style({ position: 'relative', minBlockSize: 0 });

export const copy = style({ display: 'grid', gap: space['4'], justifyItems: 'start' });

export const entries = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(2rem, 10vw) min(5.5rem, 27.5vw) minmax(0, 1fr)',
  gap: space['4'],
  alignItems: 'center',
  paddingBlock: space['3'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: '2.5rem 9rem minmax(0, 1fr)' } },
});

export const number = style({
  color: color.textMuted,
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const still = style({ overflow: 'hidden', borderRadius: vars.radius.medium });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}` },
  },
});
