import { style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import * as toastCardStyles from './ToastCard.css';

const { space } = vars;

/** At the bottom of a phone; in the bottom end corner of wide screens. */
export const list = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.toast,
  display: 'flex',
  // The newest toast comes first in the document, and is shown at the bottom.
  flexDirection: 'column-reverse',
  boxSizing: 'border-box',
  maxBlockSize: '100dvh',
  margin: 0,
  // Space for the shadows, which the scrolling region would clip.
  padding: space['4'],
  listStyle: 'none',
  paddingBlockEnd: `calc(${space['4']} + env(safe-area-inset-bottom))`,
  overflow: 'hidden auto',
  pointerEvents: 'none',
  outline: 'none',
  vars: { [toastCardStyles.offscreenX]: '0', [toastCardStyles.offscreenY]: '4rem' },
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
