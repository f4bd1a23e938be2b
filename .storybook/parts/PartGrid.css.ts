import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import * as gridStyles from '../states/StateGrid.css';

/** Lines of a menu and fields need more room than buttons. */
export const grid = style([
  gridStyles.grid,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))' },
]);

/** Room above for the words that some buttons show while the pointer is on them. */
export const picture = style([
  gridStyles.picture,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    justifyItems: 'start',
    alignContent: 'center',
  },
]);
