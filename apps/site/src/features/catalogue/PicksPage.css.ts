import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const card = style({
  display: 'grid',
  gap: space['5'],
  alignItems: 'center',
  '@media': { [breakpointUp('sm')]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
});

export const portrait = style({
  inlineSize: '8rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
});

export const copy = style({ display: 'grid', gap: space['2'], minInlineSize: 0 });
