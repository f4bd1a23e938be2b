import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const hero = style({
  display: 'grid',
  gap: `${space['6']} clamp(${space['8']}, 5vw, ${space['16']})`,
  alignItems: 'center',
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: 'minmax(14rem, 21rem) minmax(0, 1fr)' },
  },
});

export const portrait = style({
  position: 'relative',
  overflow: 'hidden',
  maxInlineSize: '21rem',
  borderRadius: vars.radius.xlarge,
  background: vars.color.surfaceSunken,
  boxShadow: vars.shadow.mid,
});

export const copy = style({ display: 'grid', gap: space['4'], justifyItems: 'start' });
