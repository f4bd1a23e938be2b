import { vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' });

export const picture = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.large,
});

globalStyle(`${picture} svg, ${picture} img`, {
  transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}`,
});
globalStyle(`${card}:hover ${picture} svg, ${card}:hover ${picture} img`, {
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': { transform: 'scale(1.035)' },
  },
});

export const name = style({ margin: 0, overflowWrap: 'anywhere' });
