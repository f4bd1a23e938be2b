import { vars } from '@gschool/themes';
import { createVar, keyframes, styleVariants } from '@vanilla-extract/css';

import * as toastRoomStyles from '../../internal/Modal/toastRoom.css';
import { createVariants } from '../../internal/variants';

/** The direction in which the panel slides out: 1 is right, -1 is left. */
const away = createVar();

const slideIn = keyframes({
  from: { transform: `translateX(calc(${away} * 100%))` },
});
const slideOut = keyframes({
  to: { transform: `translateX(calc(${away} * 100%))` },
});

export const panel = createVariants(
  {
    position: 'fixed',
    // Three sides of the border are outside the screen.
    insetBlock: `-1px calc(${toastRoomStyles.toastRoomOrZero} - 1px)`,
    zIndex: vars.z.overlay,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    border: `1px solid ${vars.color.overlayBorder}`,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.high,
    outline: 'none',
    animation: `${slideIn} ${vars.motion.slow} ${vars.motion.easeOut}`,
    selectors: {
      '&[data-state="closed"]': {
        animation: `${slideOut} ${vars.motion.base} ${vars.motion.easeInOut} forwards`,
      },
    },
  },
  {
    small: { inlineSize: 'min(20rem, 100% - 2.5rem)' },
    medium: { inlineSize: 'min(26rem, 100% - 2.5rem)' },
    large: { inlineSize: 'min(40rem, 100% - 2.5rem)' },
  },
);

export const side = styleVariants({
  start: {
    insetInlineStart: '-1px',
    borderStartEndRadius: vars.radius.xlarge,
    borderEndEndRadius: vars.radius.xlarge,
    vars: { [away]: '-1' },
    selectors: { '[dir="rtl"] &': { vars: { [away]: '1' } } },
  },
  end: {
    insetInlineEnd: '-1px',
    borderStartStartRadius: vars.radius.xlarge,
    borderEndStartRadius: vars.radius.xlarge,
    vars: { [away]: '1' },
    selectors: { '[dir="rtl"] &': { vars: { [away]: '-1' } } },
  },
});
