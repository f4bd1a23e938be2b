import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as fieldStyles from '../../internal/Field.css';
import { coarsePointer } from '../../internal/mediaQueries';
import * as areaStyles from '../../forms/TextArea/TextArea.css';

const { color, space } = vars;

/**
 * Side by side where two fit. Each language takes three rows, so that the boxes line up when only
 * one of them has a mark or an error.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${space[2]} ${space[5]}`,
});

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  alignItems: 'start',
  minInlineSize: 0,
});

/** Below the box. */
export const foot = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});

/** As tall as the button of a mark, so that nothing moves when a mark appears or disappears. */
export const headWithMarks = style([
  head,
  {
    minBlockSize: '2.25rem',
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
  },
]);

export const language = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/**
 * Always has the direction of its language, even if its text begins with a word in another script.
 */
const ownDirection = { unicodeBidi: 'isolate' } as const;

export const input = style([fieldStyles.control, ownDirection]);

export const area = style([areaStyles.area, ownDirection]);
