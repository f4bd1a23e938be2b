import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const demo = style({
  display: 'grid',
  gap: vars.space['2'],
  padding: vars.space['4'],
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
});

export const account = style({
  display: 'grid',
  gap: vars.space['1'],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space['2']} ${vars.space['3']}`,
  border: `1px solid ${vars.color.borderMuted}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.brand },
  ':disabled': { cursor: 'progress' },
});

export const accounts = style({
  display: 'grid',
  gap: vars.space['2'],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
