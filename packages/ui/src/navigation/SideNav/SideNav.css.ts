import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { canHover, coarsePointer } from '../../internal/mediaQueries';

const { color, space } = vars;

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: 'min(16rem, 50vw)',
  blockSize: '100%',
  minBlockSize: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderInlineEnd: `1px solid ${color.borderMuted}`,
  background: color.page,
  color: color.text,
});

export const iconColumn = style({ inlineSize: '4rem' });

export const head = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '4rem',
  paddingInline: `${space[5]} ${space[3]}`,
});

export const iconHead = style([head, { justifyContent: 'center', paddingInline: 0 }]);

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const start = style({
  flexShrink: 0,
  paddingInline: space[3],
  paddingBlockEnd: space[3],
});

export const nav = style({
  // Rows are positioned inside, so that hidden texts scroll with them.
  position: 'relative',
  flex: 1,
  minBlockSize: '6rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingInline: space[3],
  paddingBlock: `${space[1]} ${space[4]}`,
});

export const footer = style({
  flexShrink: 0,
  padding: space[3],
  borderBlockStart: `1px solid ${color.borderMuted}`,
});

/** In a sheet, the icons are aligned with its title. */
const outdented = { marginInline: `calc(-1 * ${space[3]})` } as const;

export const sheetStart = style({ ...outdented, paddingBlockEnd: space[4] });
export const sheetNav = style({ ...outdented, position: 'relative' });
export const sheetFooter = style({
  marginInline: outdented.marginInline,
  marginBlock: `calc(-1 * ${space[2]})`,
});

export const group = style({ selectors: { '& + &': { marginBlockStart: space[5] } } });

export const heading = style({
  paddingInline: space[3],
  paddingBlockEnd: space[2],
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const separator = style({
  position: 'relative',
  marginInline: space[2],
  marginBlockEnd: space[5],
  borderBlockStart: `1px solid ${color.borderMuted}`,
});

export const list = style({
  display: 'grid',
  gap: '0.125rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  minBlockSize: '2.25rem',
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: `min(${vars.radius.medium}, 0.625rem)`,
  color: color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  ':active': { background: color.surfaceSunken },
  selectors: {
    '&[aria-current="page"]': {
      background: color.brandSoft,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([aria-current="page"])': { background: color.surfaceSunken } },
    },
    [coarsePointer]: { minBlockSize: vars.size.touch },
    // Forced colors remove the background.
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const iconRow = style({
  justifyContent: 'center',
  inlineSize: '2.5rem',
  minBlockSize: '2.5rem',
  marginInline: 'auto',
  padding: 0,
  '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
});

export const button = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    [`&${iconRow}`]: { display: 'flex', inlineSize: '2.5rem' },
    '&:disabled': { color: color.textMuted, cursor: 'default' },
    '&[aria-expanded="true"]': { background: color.surfaceSunken },
    [`:is(${start}, ${sheetStart}, ${footer}) &`]: { minBlockSize: '2.5rem' },
    // The button that opens a search looks like a field.
    [`:is(${start}, ${sheetStart}) &:not(${iconRow})`]: {
      border: `1px solid ${color.borderMuted}`,
      background: color.surfaceRaised,
      color: color.textMuted,
    },
  },
});

export const icon = style({
  color: color.textMuted,
  selectors: { '[aria-current="page"] &': { color: color.brandText } },
});

export const texts = style({ display: 'grid', flex: 1, minInlineSize: 0 });

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The name of a member may have hundreds of characters. */
export const buttonLabel = style([
  label,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
]);

export const description = style({
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The ellipsis is at the end of the text, and the text is at the start of the navigation.
  justifySelf: 'start',
  maxInlineSize: '100%',
});

export const keys = style({
  display: 'grid',
  flexShrink: 0,
  color: color.textMuted,
  '@media': { [coarsePointer]: { display: 'none' } },
});

export const count = style({
  flexShrink: 0,
  minInlineSize: '1.25rem',
  paddingInline: space[1],
  borderRadius: vars.radius.full,
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  lineHeight: '1.25rem',
  textAlign: 'center',
  selectors: { '[aria-current="page"] &': { color: color.text } },
});

export const cornerCount = style({
  position: 'absolute',
  insetBlockStart: '-0.0625rem',
  insetInlineEnd: '-0.125rem',
  minInlineSize: '1rem',
  boxSizing: 'border-box',
  paddingInline: '0.1875rem',
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
  fontSize: '0.6875rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  lineHeight: '1rem',
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const external = style({ color: color.textMuted });
