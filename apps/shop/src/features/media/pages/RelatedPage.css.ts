import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const chooser = style({
  display: 'grid',
  gap: space['8'],
  alignItems: 'start',
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: space['12'] },
  },
});

/** In the DOM, it comes after the selection; on wide screens, it is shown before it. */
export const selected = style({
  maxInlineSize: '13rem',
  '@media': { [breakpointUp('md')]: { order: -1 } },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });

export const select = style({ maxInlineSize: '24rem' });
