import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;
const lg = breakpointUp('lg');

export const free = style({ display: 'grid', gap: space['2'], color: color.text });

export const freeLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  fontSize: text.sm,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  alignItems: 'start',
  '@media': {
    [lg]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: 'clamp(2rem, 5vw, 4.5rem)' },
  },
});

export const lines = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const line = style({
  paddingBlock: space['5'],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  // The page's title row already ends with a line.
  ':first-child': { paddingBlockStart: 0 },
});

export const summary = style({
  display: 'grid',
  gap: space['5'],
  padding: `clamp(${space['4']}, 4vw, ${space['8']})`,
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.low,
  '@media': {
    [lg]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${space['4']})` },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space['1']} ${space['4']}`,
  margin: 0,
});

export const saved = style({ color: color.successText, fontWeight: vars.weight.medium });

export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  selectors: { '&:empty': { display: 'none' } },
});
