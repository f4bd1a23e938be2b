import { style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import * as toastCardStyles from './ToastCard.css';

const { space } = vars;

/** At the bottom of a phone; in the end corner of wide screens. */
export const region = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  maxBlockSize: '100dvh',
  margin: 0,
  // Space for the shadows, which the scrolling region would clip.
  padding: space['4'],
  paddingBlockEnd: `calc(${space['4']} + env(safe-area-inset-bottom))`,
  overflow: 'hidden auto',
  pointerEvents: 'none',
  outline: 'none',
  vars: { [toastCardStyles.offscreenX]: '0', [toastCardStyles.offscreenY]: '4rem' },
  selectors: {
    // Three long toasts scroll on a low screen; fewer are aligned to the bottom.
    '&::before': { content: '', marginBlockStart: 'auto' },
  },
  '@media': {
    [breakpointUp('sm')]: {
      insetInlineStart: 'auto',
      inlineSize: 'min(100%, 27rem)',
      padding: space['6'],
      vars: { [toastCardStyles.offscreenX]: '115%', [toastCardStyles.offscreenY]: '0' },
      selectors: { '[dir=rtl] &': { vars: { [toastCardStyles.offscreenX]: '-115%' } } },
    },
  },
});
