import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  color: vars.color.ink,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
});

export const sign = style({ color: vars.color.soft });
