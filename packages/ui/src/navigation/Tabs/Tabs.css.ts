import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { coarsePointer } from '../../internal/mediaQueries';

const { color, space, motion } = vars;

export const root = style({ minInlineSize: 0 });

/** On phones the row scrolls. It fades at an edge where tabs are cut off. */
export const list = style({
  display: 'flex',
  gap: space[1],
  padding: space[1],
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: space[8],
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
  inlineSize: 'fit-content',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
});

export const tab = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minBlockSize: '2.5rem',
  margin: 0,
  paddingBlock: space[1],
  paddingInline: space[4],
  border: '1.5px solid transparent',
  borderRadius: `calc(${vars.radius.control} - ${space[1]} / 2)`,
  background: 'none',
  color: color.textMuted,
  font: 'inherit',
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${motion.base} ${motion.easeOut}, color ${motion.fast} ${motion.easeOut}`,
  ':hover': { color: color.text },
  ':disabled': { opacity: 0.5, cursor: 'default', color: color.textMuted },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-selected=true]': {
      background: color.surfaceRaised,
      color: color.text,
      borderColor: color.borderMuted,
      boxShadow: vars.shadow.low,
    },
    '&[aria-selected=true]:hover': { borderColor: color.border },
    '&:active:not(:disabled)': { background: color.borderMuted, color: color.text },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: vars.size.touch },
    // Forced colors remove the backgrounds, so a border marks the selected tab.
    '(forced-colors: active)': {
      selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } },
    },
  },
});

export const count = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({
  paddingBlockStart: space[5],
  borderRadius: vars.radius.small,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  selectors: { '&[hidden]': { display: 'none' } },
});
