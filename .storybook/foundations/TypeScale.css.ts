import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const scale = style({
  display: 'grid',
  marginBlock: space[6],
  padding: 0,
  color: color.text,
});

export const size = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  margin: 0,
  fontSize: text.xs,
  lineHeight: 1.5,
});
export const fact = style({ display: 'flex', gap: space[2] });
export const term = style({ color: color.textMuted });
export const value = style({
  margin: 0,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
