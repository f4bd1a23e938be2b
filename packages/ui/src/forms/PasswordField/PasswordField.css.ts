import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';
import { focusRing } from '../../internal/focus';

/** 44 px inside a field of 48: the ring is drawn inwards so that nothing cuts it. */
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
    color: vars.color.soft,
    cursor: 'pointer',
    ':hover': { color: vars.color.ink },
    ':focus-visible': { outlineOffset: '-6px' },
    ':disabled': { color: vars.color.soft, opacity: 0.5, cursor: 'default' },
    selectors: { '&[aria-pressed=true]': { color: vars.color.brandText } },
  },
]);

/** There from the start, so that what comes into it is announced; empty, it takes no room. */
export const capsLock = style({
  margin: 0,
  color: vars.color.soft,
  fontSize: vars.text.sm,
  ':empty': { position: 'absolute' },
});
