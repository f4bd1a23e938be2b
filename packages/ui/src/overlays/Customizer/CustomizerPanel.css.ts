import { breakpointUp, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

import * as modalStyles from '../../internal/Modal/Modal.css';

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

/** The transparent native control fills its label, so that presses and focus reach it. */
export const hiddenInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** If the page and the panel fit side by side, the page is not dimmed. */
globalStyle(`.${modalStyles.scrim}:has(+ [role="dialog"] .${panel})`, {
  '@media': { [breakpointUp('md')]: { background: 'transparent' } },
});
