import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: `${space['12']} clamp(${space['10']}, 7vw, ${space['20']})`,
  paddingBlock: `${space['10']} ${space['16']}`,
  '@media': {
    [breakpointUp('lg')]: {
      gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});

export const form = style({
  display: 'grid',
  gap: space['6'],
  padding: `clamp(${space['5']}, 4vw, ${space['8']})`,
  border: `1px solid ${color.borderMuted}`,
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
});

export const channels = style({ display: 'grid', gap: space['4'], margin: 0 });

export const channel = style({
  display: 'grid',
  gap: space['1'],
  paddingInlineStart: space['4'],
  borderInlineStart: `3px solid ${color.brand}`,
});

export const label = style({ color: color.textMuted, fontSize: vars.text.sm });

export const value = style({ margin: 0, fontSize: vars.text.lg, overflowWrap: 'anywhere' });

export const links = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  borderBlockStart: `1px solid ${color.borderMuted}`,
});

export const fallback = style({ display: 'grid', gap: space['4'] });

export const copy = style({
  margin: 0,
  padding: space['4'],
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
