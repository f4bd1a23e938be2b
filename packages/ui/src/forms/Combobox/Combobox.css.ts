import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as fieldStyles from '../../internal/Field.css';
import { coarsePointer } from '../../internal/mediaQueries';

const { color, space, motion } = vars;

export const wrapper = style({ position: 'relative', display: 'grid' });

/** Has space for the chevron, and if there is a value, also for the clear button. */
export const input = style([
  fieldStyles.control,
  {
    paddingInlineEnd: space['12'],
    selectors: { '&:not([value=""])': { paddingInlineEnd: '5.25rem' } },
  },
]);

export const chevron = style({
  paddingInlineEnd: space['3'],
  color: color.textMuted,
  pointerEvents: 'none',
  transition: `color ${motion.fast} ${motion.easeOut}`,
  selectors: { '[aria-expanded=true] ~ &': { color: color.text } },
});

export const clearSlot = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space['10'],
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
});

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: vars.z.header,
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  maxBlockSize: '21rem',
  overflow: 'hidden',
  border: `1px solid ${color.overlayBorder}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
  insetBlockStart: `calc(100% + ${space['2']})`,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[data-side=above]': {
      insetBlockStart: 'auto',
      insetBlockEnd: `calc(100% + ${space['2']})`,
    },
  },
});

export const list = style({
  position: 'relative',
  boxSizing: 'border-box',
  minBlockSize: 0,
  padding: space['2'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `${space['10']} ${space['2']}`,
  scrollbarWidth: 'thin',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const optionRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  boxSizing: 'border-box',
  minBlockSize: '2.5rem',
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderRadius: `min(${vars.radius.medium}, 0.625rem)`,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  scrollMarginBlock: `${space['10']} ${space['2']}`,
  selectors: {
    '&[data-active]': {
      background: color.surfaceSunken,
      boxShadow: `inset 0 0 0 1.5px ${color.border}`,
    },
    '&[aria-selected=true]': { background: color.brandSoft, fontWeight: vars.weight.semibold },
    '&[aria-disabled=true]': {
      color: color.textMuted,
      cursor: 'default',
      textDecoration: 'line-through',
    },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: vars.size.touch },
    '(forced-colors: active)': {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const optionText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const optionHint = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const checkIcon = style({ flexShrink: 0, color: color.brandText });

export const optionGroup = style({
  selectors: {
    '& + &': { marginBlockStart: space['2'], borderBlockStart: `1px solid ${color.borderMuted}` },
  },
});

/** Stays visible while the options of its group scroll. */
export const groupName = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${space['2']})`,
  paddingBlock: `${space['2']} ${space['1']}`,
  paddingInline: space['3'],
  background: color.surfaceRaised,
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  margin: 0,
  padding: space['4'],
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
