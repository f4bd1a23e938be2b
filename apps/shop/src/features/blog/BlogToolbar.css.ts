import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'grid',
  gap: vars.space['4'],
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', alignItems: 'start' },
  },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const searchAndLinks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space['2'],
  alignItems: 'center',
});
