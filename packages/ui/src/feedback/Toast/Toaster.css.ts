import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import * as toastCardStyles from './ToastCard.css';

const { space } = vars;

/** The width beside an open modal. */
export const width = createVar();

/**
 * At the bottom of a phone; in the end corner of wide screens, or in the start corner if a modal
 * covers the end.
 */
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
  // A modal makes room for the toasts below it, but keeps more than half of the screen.
  selectors: { '&[data-placement="below"]': { maxBlockSize: '40dvh' } },
  '@media': {
    [breakpointUp('sm')]: {
      insetInlineStart: 'auto',
      inlineSize: `min(${fallbackVar(width, '100%')}, 27rem)`,
      padding: space['6'],
      vars: { [toastCardStyles.offscreenX]: '115%', [toastCardStyles.offscreenY]: '0' },
      selectors: {
        '[dir=rtl] &': { vars: { [toastCardStyles.offscreenX]: '-115%' } },
        '&[data-placement="start"]': {
          insetInline: '0 auto',
          vars: { [toastCardStyles.offscreenX]: '-115%' },
        },
        '[dir=rtl] &[data-placement="start"]': {
          vars: { [toastCardStyles.offscreenX]: '115%' },
        },
      },
    },
  },
});
