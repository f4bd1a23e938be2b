import { style } from '@vanilla-extract/css';
import { breakpointUp, lineLength, vars } from '@gschool/themes';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  padding: `clamp(${space['5']}, 3vw, ${space['8']})`,
  borderRadius: vars.radius.xlarge,
  background: color.surfaceSunken,
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space['6'] },
  },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['1'],
  minInlineSize: 0,
});

export const detail = style({
  margin: 0,
  overflowWrap: 'anywhere',
  color: color.textMuted,
  fontSize: vars.text.sm,
});

export const biography = style({
  margin: 0,
  marginBlockStart: space['2'],
  maxInlineSize: lineLength(58),
  lineHeight: vars.leading.body,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['4'],
  marginBlockStart: space['3'],
});
