import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const line = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});

export const labeled = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `1px solid ${vars.color.borderMuted}`,
    },
  },
});
