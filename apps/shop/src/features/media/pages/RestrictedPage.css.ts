import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const panel = style({
  display: 'grid',
  gap: space['6'],
  alignItems: 'center',
  padding: `clamp(${space['6']}, 4vw, ${space['12']})`,
  borderRadius: vars.radius.xlarge,
  background: vars.color.brandSoft,
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space['12'] },
  },
});

export const text = style({ display: 'grid', gap: space['3'] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
});
