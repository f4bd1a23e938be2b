import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const card = style({
  display: 'flex',
  alignItems: 'start',
  gap: space['2'],
  boxSizing: 'border-box',
  blockSize: '100%',
  minBlockSize: '7rem',
  padding: space['4'],
  border: `1.5px dashed ${color.border}`,
  borderRadius: vars.radius.large,
  color: color.textMuted,
});

export const copy = style({
  display: 'grid',
  alignContent: 'center',
  alignSelf: 'stretch',
  gap: space['1'],
  flex: 1,
  minInlineSize: 0,
});
