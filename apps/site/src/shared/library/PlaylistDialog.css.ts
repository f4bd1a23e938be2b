import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const choices = style({
  display: 'grid',
  gap: vars.space['2'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflowWrap: 'anywhere',
});

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space['2'],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
});

/** Reserves the space of a line, so that nothing moves when a message appears. */
export const status = style({ minBlockSize: '1.5em', overflowWrap: 'anywhere' });

export const form = style({
  display: 'grid',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['5'],
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});
