import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const lg = breakpointUp('lg');

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  alignItems: 'start',
  '@media': { [lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 24rem)' } },
});

export const column = style({ minInlineSize: 0 });

/** The narrow column is the second one, wherever its element is. */
export const aside = style([column, { '@media': { [lg]: { gridColumn: '2', gridRow: '1' } } }]);
