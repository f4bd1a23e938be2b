import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const rows = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.borderMuted}`,
});

export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
});

export const time = style({ inlineSize: '8rem' });
