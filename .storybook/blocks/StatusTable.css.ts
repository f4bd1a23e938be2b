import { breakpointDown, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const summary = style({ marginBlock: space[4], color: color.text });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: color.text,
  fontSize: text.sm,
});

const cell = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  textAlign: 'start',
  '@media': { [breakpointDown('sm')]: { paddingInline: space[1] } },
});
export const head = style([cell, { color: color.textMuted, fontWeight: weight.semibold }]);
export const numberHead = style([head, { textAlign: 'end' }]);
export const body = style([cell, { fontWeight: weight.regular }]);
export const number = style([body, { fontVariantNumeric: 'tabular-nums', textAlign: 'end' }]);
