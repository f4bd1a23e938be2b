import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Columns, so that groups of different lengths leave no gaps. */
export const groups = style({ columns: '18rem 2', columnGap: space[10] });

export const group = style({ breakInside: 'avoid', paddingBlockEnd: space[5] });

export const title = style({
  margin: 0,
  paddingBlockEnd: space[1],
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
});

export const list = style({ margin: 0 });

export const setting = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});
