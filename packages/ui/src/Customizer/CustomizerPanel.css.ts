import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlockStart: vars.space[2],
});

export const section = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  marginBlockEnd: vars.space[2],
  padding: 0,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
});

/** The native control fills its label unseen, so that it is pressed, focused and read as itself. */
export const hiddenInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** Keeps its line, so that nothing moves when the sentence comes. */
export const status = style({
  minBlockSize: '1.5em',
  fontSize: vars.text.sm,
  color: vars.color.soft,
  textAlign: 'center',
});
