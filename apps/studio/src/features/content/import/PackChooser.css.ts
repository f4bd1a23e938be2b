import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** Where a folder or a file can be dropped. */
export const target = style({
  padding: vars.space[6],
  borderWidth: 2,
  borderStyle: 'dashed',
  borderColor: vars.color.border,
  borderRadius: vars.radius.large,
  selectors: {
    '&[data-over]': { borderColor: vars.color.brand, background: vars.color.brandSoft },
  },
});
