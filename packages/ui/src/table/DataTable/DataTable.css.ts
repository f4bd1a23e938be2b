import { createVar, style, type StyleRule } from '@vanilla-extract/css';
import { hiddenText, vars } from '@gschool/themes';

import { canHover, coarsePointer } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color, space } = vars;

/** Container query: below this width, rows are cards. */
const isNarrow = '(max-width: 39.99rem)';

/** The tracks of the columns; written by the component. */
export const tracks = createVar();

/** The distance of the sticky headings from the top of the screen. */
const inset = createVar();

/** The layout that applies; read by the component, so that only the style sheet decides. */
export const layoutName = '--gs-table-layout';

const onCards = (rule: NonNullable<StyleRule['@container']>[string]) => ({
  '@container': { [isNarrow]: rule },
});

/** As wide as the place that the table gets. */
export const container = createVariants(
  { containerType: 'inline-size', minInlineSize: 0, color: color.text },
  {
    page: { vars: { [inset]: '0px' } },
    header: {
      vars: { [inset]: vars.size.header },
      selectors: {
        'html:is([data-navbar="static"], [data-navbar="hidden"]) &': { vars: { [inset]: '0px' } },
      },
    },
  },
);

export const frame = style({
  vars: { [layoutName]: 'table' },
  ...onCards({ vars: { [layoutName]: 'cards' } }),
});

/** The line above the table. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: '2.75rem',
  paddingBlockEnd: space[2],
});

export const caption = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** The checkbox for all cards, which have no headings. */
export const selectAll = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingInlineStart: space[4],
  fontSize: vars.text.sm,
  cursor: 'pointer',
});

export const grid = style({
  position: 'relative',
  outline: 'none',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});

export const head = style({
  position: 'sticky',
  insetBlockStart: inset,
  zIndex: 1,
  background: color.page,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { '(max-height: 20rem)': { position: 'relative', insetBlockStart: 0 } },
  // Still read by screen readers, which announce the heading of each value.
  ...onCards(hiddenText),
});

const line = style({
  display: 'grid',
  gridTemplateColumns: tracks,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
});

export const headRow = style([line]);

/** The rows; as tall as all of them together. */
export const body = style({ position: 'relative' });

export const row = style([
  line,
  {
    boxSizing: 'border-box',
    minBlockSize: '2.75rem',
    borderBlockEnd: `1px solid ${color.borderMuted}`,
    // A row that takes focus must not be under the headings or a bar at the bottom.
    scrollMarginBlock: `calc(${inset} + 3.5rem) 6rem`,
    selectors: {
      // Before the rows have positions, and on a server, they are in the flow.
      [`${body}[data-virtual] &`]: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 0,
      },
      '&[aria-selected=true]': { background: color.brandSoft },
    },
    '@media': {
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [canHover]: {
        selectors: {
          '&:hover:not([aria-selected=true])': { background: color.surfaceSunken },
        },
      },
    },
    ...onCards({
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'row',
      rowGap: space[1],
      padding: space[4],
      border: `1px solid ${color.borderMuted}`,
      borderRadius: vars.radius.large,
      background: color.surfaceRaised,
    }),
  },
]);

/** A row that opens something. */
export const opening = style({ cursor: 'pointer' });

/** The row of a card with a checkbox before the title. */
export const selectable = style({
  ...onCards({ gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3] }),
});

/** The link or button of the row, which contains its name. */
export const open = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  outline: 'none',
  cursor: 'pointer',
  '@media': {
    [canHover]: { selectors: { [`${row}:hover &`]: { textDecoration: 'underline' } } },
  },
});

/** The whole cell is the target of its checkbox. */
export const checkbox = style({
  flexShrink: 0,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':indeterminate': { background: color.brand, borderColor: color.brandText },
  selectors: {
    '&:indeterminate::before': {
      transform: 'scale(1)',
      clipPath: 'inset(40% 10%)',
    },
    '&&': { marginBlockStart: 0 },
    '&&:focus-visible': { outline: 'none' },
  },
  ...onCards({
    selectors: { '&::after': { inset: `calc(-1 * ${space[3]})` } },
  }),
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  outline: 'none',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: color.text },
    // The heading is aligned with its numbers, so the arrow is before it.
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
  },
  '@media': { [canHover]: { ':hover': { color: color.text } } },
});

/** A cell has the ring of the control that fills it. It is inside, because the next row would cover it. */
const focused = `&:focus-visible, &:has(${open}:focus-visible, ${checkbox}:focus-visible, ${sortButton}:focus-visible)`;

export const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    [focused]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.small,
    },
  },
  ...onCards({
    gridColumn: '1 / -1',
    justifyContent: 'space-between',
    gap: space[4],
    padding: 0,
    paddingBlock: '2px',
    selectors: {
      [focused]: { outlineOffset: '2px' },
    },
  }),
});

/** Numbers: at the end, so that their digits are in columns. */
export const atEnd = style({
  justifyContent: 'flex-end',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const value = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  ...onCards({ textAlign: 'end' }),
});

/** A value that ends with an ellipsis where its column ends. */
export const oneLine = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The ellipsis is at the end of the text, and the alignment is that of the table.
  textAlign: 'match-parent',
});

/** The name of the value, on a card. */
export const label = style({
  display: 'none',
  flexShrink: 0,
  maxInlineSize: '50%',
  color: color.textMuted,
  ...onCards({ display: 'block' }),
});

export const rowHeader = style({
  fontWeight: vars.weight.semibold,
  ...onCards({
    gridColumn: '-2 / -1',
    gridRow: 1,
    justifyContent: 'flex-start',
    marginBlockEnd: space[1],
    fontSize: vars.text.md,
    textAlign: 'start',
  }),
});

export const selection = style({
  justifyContent: 'center',
  paddingInline: space[2],
  ...onCards({ gridColumn: '1', gridRow: 1 }),
});

export const headCell = style({
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
});

export const sortIcon = style({
  flexShrink: 0,
  opacity: 0,
  selectors: {
    '[aria-sort=ascending] &, [aria-sort=descending] &': { opacity: 1 },
    '[aria-sort=descending] &': { transform: 'rotate(180deg)' },
  },
  '@media': { [canHover]: { selectors: { [`${sortButton}:hover &`]: { opacity: 0.7 } } } },
});

/** Replaces the rows: an empty state or an error. */
export const replacement = style({ paddingBlock: space[8] });

export const placeholders = style({
  ...onCards({ display: 'grid', gap: space[3] }),
});

/** In a line of flexible width, a placeholder needs a width. */
export const skeleton = style({ flex: '0 1 auto' });
