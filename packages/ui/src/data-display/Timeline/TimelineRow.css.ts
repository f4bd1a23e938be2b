import { breakpointDown, breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { coarsePointer } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color, space } = vars;

const MARKER = '1.75rem';

/** The marker, the line, and the buttons at its end. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${MARKER} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space[3],
  boxSizing: 'border-box',
  minBlockSize: '2.75rem',
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  '@media': {
    [coarsePointer]: { minBlockSize: vars.size.touch },
    [breakpointDown('md')]: { paddingBlock: space[2] },
  },
});

const circle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARKER,
  blockSize: MARKER,
  borderRadius: vars.radius.full,
  // Beside the first line of a title that wraps, where a row has several lines.
  '@media': {
    [breakpointDown('md')]: {
      alignSelf: 'start',
      marginBlockStart: `calc((1lh - ${MARKER}) / 2)`,
    },
  },
});

export const marker = createVariants(circle, {
  neutral: { background: color.surfaceSunken, color: color.textMuted },
  info: { background: color.infoSoft, color: color.infoText },
  success: { background: color.successSoft, color: color.successText },
  warning: { background: color.warningSoft, color: color.warningText },
  danger: { background: color.dangerSoft, color: color.dangerText },
});

const point = style([
  circle,
  {
    '::before': {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      background: 'currentColor',
      borderRadius: vars.radius.full,
    },
  },
]);

export const dot = createVariants(point, {
  neutral: { color: color.border },
  info: { color: color.infoText },
  success: { color: color.successText },
  warning: { color: color.warningText },
  danger: { color: color.dangerText },
});

/** Who and when move under the title if there is no room beside it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  // A link of the title must not touch a button below it.
  rowGap: space[2],
  minInlineSize: 0,
});

export const title = style({
  flex: '1 1 18rem',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const meta = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[3],
  minInlineSize: 0,
  color: color.textMuted,
  '@media': { [breakpointDown('md')]: { flex: '1 1 100%' } },
});

/**
 * Before who and when; on a phone, at the end of their line, because the padding of a button would
 * look like an indent.
 */
export const actions = style({
  '@media': { [breakpointDown('md')]: { order: 1, marginInlineStart: 'auto' } },
});

export const actor = style({ minInlineSize: 0, overflowWrap: 'break-word' });

/** As wide as the longest time, so that the times of a day are in one column. */
export const time = style({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [breakpointUp('md')]: { minInlineSize: '4.5rem', textAlign: 'end' } },
});

/** As wide as its button in every row, so that the times are in one column. */
export const toggle = style({
  minInlineSize: '2.25rem',
  '@media': { [coarsePointer]: { minInlineSize: vars.size.touch } },
});

export const opened = style({ transform: 'rotate(180deg)' });

export const details = style({
  gridColumn: '2 / -1',
  paddingBlock: `${space[2]} ${space[3]}`,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
