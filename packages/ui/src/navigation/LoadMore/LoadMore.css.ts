import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const loadMore = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['3'],
  paddingBlock: vars.space['6'],
});

export const status = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
