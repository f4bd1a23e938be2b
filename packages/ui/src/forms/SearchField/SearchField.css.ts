import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';
import { control } from '../../internal/Field.css';

export const input = style([
  control,
  {
    appearance: 'none',
    borderRadius: vars.radius.control,
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  },
]);

/** There is nothing to clear while the placeholder shows. */
export const clear = style({
  selectors: {
    [`${input}:placeholder-shown ~ &`]: { visibility: 'hidden' },
    [`${input}:disabled ~ &`]: { visibility: 'hidden' },
  },
});
