import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import * as profileMenuStyles from '../../navigation/ProfileMenu/ProfileMenu.css';

export const button = style([
  profileMenuStyles.button,
  {
    inlineSize: vars.size.touch,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.color.surfaceSunken } },
  },
]);
