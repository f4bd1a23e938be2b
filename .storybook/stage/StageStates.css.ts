import { style } from '@vanilla-extract/css';

import * as gridStyles from '../states/StateGrid.css';

/** Two columns on the page of a component, or one. */
export const grid = style([
  gridStyles.grid,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 25rem), 1fr))' },
]);

export const wideGrid = style([gridStyles.grid, { gridTemplateColumns: 'minmax(0, 1fr)' }]);
