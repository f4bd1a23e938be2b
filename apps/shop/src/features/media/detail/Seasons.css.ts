import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const episodes = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const episode = style({
  display: 'grid',
  gridTemplateColumns: 'min(6.5rem, 32.5vw) minmax(0, 1fr)',
  gap: space['4'],
  alignItems: 'center',
  paddingBlock: space['4'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: '2rem 11rem minmax(0, 1fr)' } },
});

export const number = style({
  display: 'none',
  color: color.textMuted,
  fontFamily: vars.font.display,
  fontSize: text.xl,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { [breakpointUp('md')]: { display: 'block' } },
});

export const still = style({
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space['4'],
});
