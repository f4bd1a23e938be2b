import { breakpointUp, vars } from '@gschool/themes';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

const before = createVar();
const after = createVar();
/** The last quarter of a faded edge is empty, so that no sliver of a chip is visible. */
const fade = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent calc(${before} / 4), black ${before}, black calc(100% - ${after}), transparent calc(100% - ${after} / 4))`;

/** Has room for focus rings. */
export const row = style({
  display: 'flex',
  gap: space['2'],
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  padding: space['1'],
  margin: `calc(-1 * ${space['1']})`,
  vars: { [before]: '0px', [after]: '0px' },
  selectors: {
    '&[data-more-before]': { vars: { [before]: space['12'] } },
    '&[data-more-after]': { vars: { [after]: space['12'] } },
    '&:is([data-more-before], [data-more-after])': { maskImage: fade('right') },
    '[dir=rtl] &:is([data-more-before], [data-more-after])': { maskImage: fade('left') },
  },
  '@media': { [breakpointUp('md')]: { flexWrap: 'wrap' } },
});
globalStyle(`${row} > *`, { flexShrink: 0 });
