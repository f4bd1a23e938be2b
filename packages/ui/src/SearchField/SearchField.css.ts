import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const glass = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space['4'],
  display: 'grid',
  placeItems: 'center',
  color: vars.color.soft,
  pointerEvents: 'none',
});

export const input = style({
  appearance: 'none',
  paddingInlineStart: vars.space['12'],
  borderRadius: vars.radius.control,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

/** There is nothing to clear while the placeholder shows. */
export const clear = style({
  selectors: { [`${input}:placeholder-shown ~ &`]: { visibility: 'hidden' } },
});
