import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import * as floatingStyles from '../../internal/floating.css';
import { coarsePointer } from '../../internal/mediaQueries';

const { color, space } = vars;

export const menu = style([
  floatingStyles.floating,
  {
    minInlineSize: 'max(12rem, var(--radix-popper-anchor-width))',
    inlineSize: 'max-content',
    selectors: { '&': { maxInlineSize: `min(22rem, 100vw - 2 * ${space[2]})` } },
  },
]);

export const list = style([floatingStyles.scroller, { padding: space[2] }]);

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  minBlockSize: '2.5rem',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: `min(${vars.radius.medium}, 0.75rem)`,
  color: color.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.surfaceSunken },
    '&[data-highlighted]:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-state="open"]': { background: color.surfaceSunken },
    '&[data-disabled]': { color: color.textMuted, opacity: 0.6, cursor: 'default' },
  },
  '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
});

export const danger = style({
  color: color.dangerText,
  selectors: { '&[data-highlighted]': { background: color.dangerSoft } },
});

export const icon = style({
  display: 'grid',
  flexShrink: 0,
  color: color.textMuted,
  selectors: { [`${danger} > &`]: { color: 'inherit' } },
});

export const text = style({ display: 'grid', flex: 1, minInlineSize: 0 });
export const label = style({ overflowWrap: 'anywhere' });

export const description = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
});

export const endSlot = style({
  display: 'grid',
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: color.textMuted,
});

export const shortcut = style([
  endSlot,
  { paddingInlineStart: space[4], fontSize: vars.text.sm, fontWeight: vars.weight.regular },
]);

/** The space of the check mark stays while it is off, so that all labels are aligned. */
export const mark = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: color.brandText,
});

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
});

export const heading = style({
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[3],
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
});

export const separator = style({
  blockSize: '1px',
  marginBlock: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
  background: color.borderMuted,
});
