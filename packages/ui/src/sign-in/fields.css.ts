import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** The password field with the link to reset the password. */
export const password = style({ display: 'grid', gap: vars.space['1'] });

export const forgot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'end',
  minBlockSize: vars.size.touch,
  marginBlockEnd: `calc(-1 * ${vars.space['2']})`,
});

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  ':before': { content: '""', flex: 1, blockSize: 1, background: vars.color.borderMuted },
  ':after': { content: '""', flex: 1, blockSize: 1, background: vars.color.borderMuted },
});
