import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '16rem',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});
