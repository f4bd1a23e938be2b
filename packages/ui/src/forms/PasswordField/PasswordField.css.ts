import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';

/** The focus ring is drawn inside, so that the field does not clip it. */
export const toggle = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    ':hover': { color: vars.color.text },
    ':focus-visible': { outlineOffset: '-6px' },
    ':disabled': { color: vars.color.textMuted, opacity: 0.5, cursor: 'default' },
    selectors: { '&[aria-pressed=true]': { color: vars.color.brandText } },
  },
]);

/**
 * Always rendered, because a live region announces only later changes. It takes no space while
 * empty.
 */
export const capsLock = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  ':empty': { position: 'absolute' },
});
