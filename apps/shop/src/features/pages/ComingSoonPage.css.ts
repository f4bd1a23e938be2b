import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'grid',
  gap: space['10'],
  alignItems: 'center',
  paddingBlock: `${space['6']} ${space['16']}`,
  '@media': {
    [breakpointUp('lg')]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
      gap: 'clamp(3rem, 7vw, 7rem)',
    },
  },
});

export const content = style({ display: 'grid', gap: space['8'], justifyItems: 'start' });

/** Reserves the height, so that nothing moves when the countdown starts. */
export const countdown = style({ minBlockSize: '8rem' });

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  isolation: 'isolate',
  maxBlockSize: '24rem',
  '@media': { [breakpointUp('lg')]: { maxBlockSize: 'none' } },
});

export const newsletter = style({
  inlineSize: '100%',
  paddingBlockStart: space['8'],
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});
