import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as fieldStyles from '../../internal/Field.css';

export const input = style([
  fieldStyles.control,
  {
    appearance: 'none',
    borderRadius: vars.radius.control,
    textOverflow: 'ellipsis',
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      // The placeholder has the room of the button that clears it.
      '&&:placeholder-shown': { paddingInlineEnd: vars.space[4] },
    },
  },
]);

/** Hidden while the placeholder is visible, because there is nothing to clear. */
export const clear = style({
  selectors: {
    [`${input}:placeholder-shown ~ &`]: { visibility: 'hidden' },
    [`${input}:disabled ~ &`]: { visibility: 'hidden' },
  },
});
