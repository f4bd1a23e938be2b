import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space['10'],
  paddingBlock: `${vars.space['8']} ${vars.space['16']}`,
});

/** Keeps its line, so that nothing moves when it begins to speak. */
export const count = style({ minBlockSize: '1.5em', marginBlockStart: vars.space['2'] });

export const address = style({
  justifySelf: 'start',
  alignSelf: 'flex-start',
  color: vars.color.brandText,
  fontSize: vars.text.sm,
});

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  padding: vars.space['6'],
  borderRadius: vars.radius.large,
  background: vars.color.sunk,
});
