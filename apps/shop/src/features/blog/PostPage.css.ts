import { breakpointUp, lineLength, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const post = style({
  display: 'grid',
  gap: `clamp(${space['8']}, 5vw, ${space['12']})`,
  paddingBlock: `clamp(${space['8']}, 6vw, ${space['16']}) ${space['16']}`,
});

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space['5'],
  textAlign: 'center',
});

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space['2'],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const title = style({ maxInlineSize: '13.4em', textWrap: 'balance' });

export const excerpt = style({ maxInlineSize: lineLength(46), textWrap: 'pretty' });

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  isolation: 'isolate',
});

export const afterPost = style({ display: 'grid', gap: space['10'] });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  paddingBlockStart: space['6'],
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});

export const about = style({ margin: 0 });

export const related = style({ display: 'grid', gap: space['6'], marginBlockStart: space['6'] });

export const grid = style({
  display: 'grid',
  gap: `${space['10']} ${space['8']}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
