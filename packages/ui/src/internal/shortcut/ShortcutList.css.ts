import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: '1px solid color-mix(in srgb, currentColor 14%, transparent)',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  margin: 0,
});
