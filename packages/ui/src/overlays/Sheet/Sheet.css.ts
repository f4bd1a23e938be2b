import { vars } from '@gschool/themes';
import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { reducedMotion } from '../../internal/mediaQueries';
import * as modalStyles from '../../internal/Modal/Modal.css';

/** The direction in which the panel leaves: 1 to the right, -1 to the left. */
const away = createVar();

const slideIn = keyframes({
  from: { transform: `translateX(calc(${away} * 100%))` },
});
const slideOut = keyframes({
  to: { transform: `translateX(calc(${away} * 100%))` },
});

export const panel = recipe({
  base: {
    position: 'fixed',
    insetBlock: 0,
    zIndex: vars.z.overlay,
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    background: vars.color.page,
    color: vars.color.text,
    boxShadow: vars.shadow.high,
    outline: 'none',
    animation: `${slideIn} ${vars.motion.slow} ${vars.motion.easeOut}`,
    selectors: {
      '&[data-state="closed"]': {
        animation: `${slideOut} ${vars.motion.base} ${vars.motion.easeInOut} forwards`,
      },
    },
    '@media': {
      [reducedMotion]: {
        animation: `${modalStyles.fadeIn} ${vars.motion.fast} linear`,
        selectors: {
          '&[data-state="closed"]': {
            animation: `${modalStyles.fadeOut} ${vars.motion.fast} linear forwards`,
          },
        },
      },
    },
  },
  variants: {
    size: {
      small: { inlineSize: 'min(20rem, 100vw - 2.5rem)' },
      medium: { inlineSize: 'min(26rem, 100vw - 2.5rem)' },
      large: { inlineSize: 'min(40rem, 100vw - 2.5rem)' },
    },
    side: {
      start: {
        insetInlineStart: 0,
        borderStartEndRadius: vars.radius.xlarge,
        borderEndEndRadius: vars.radius.xlarge,
        vars: { [away]: '-1' },
        selectors: { '[dir="rtl"] &': { vars: { [away]: '1' } } },
      },
      end: {
        insetInlineEnd: 0,
        borderStartStartRadius: vars.radius.xlarge,
        borderEndStartRadius: vars.radius.xlarge,
        vars: { [away]: '1' },
        selectors: { '[dir="rtl"] &': { vars: { [away]: '-1' } } },
      },
    },
  },
});
