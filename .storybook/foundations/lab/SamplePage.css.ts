import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const sections = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: `${space[6]} ${space[16]}`,
});

export const three = style({
  display: 'grid',
  gap: space[5],
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const two = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const facts = style({
  display: 'grid',
  gap: space[2],
  color: color.textMuted,
  fontSize: vars.text.sm,
});

export const fact = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const tick = style({ color: color.successText, flexShrink: 0 });
