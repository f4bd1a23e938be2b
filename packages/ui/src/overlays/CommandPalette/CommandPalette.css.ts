import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { canHover, coarsePointer } from '../../internal/mediaQueries';

const { color, space } = vars;

export const heading = style({
  paddingInline: space[3],
  paddingBlock: `${space[1]} ${space[2]}`,
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  minBlockSize: '2.5rem',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: `min(${vars.radius.medium}, 0.625rem)`,
  color: color.text,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  // Shows the heading above the first command of a group, too.
  scrollMarginBlock: space[10],
  selectors: {
    '&[aria-selected="true"]': { background: color.brandSoft },
    '&[aria-disabled="true"], &:not([role])': { cursor: 'default' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-selected="true"], [aria-disabled="true"])': {
          background: color.surfaceSunken,
        },
      },
    },
    [coarsePointer]: { minBlockSize: vars.size.touch, fontSize: vars.text.md },
    // Forced colors remove the background.
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const icon = style({
  color: color.textMuted,
  selectors: { '[aria-selected="true"] > &': { color: color.brandText } },
});

export const texts = style({ display: 'grid', flex: 1, minInlineSize: 0 });

export const label = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '[aria-disabled="true"] &': { color: color.textMuted } },
});

export const detail = style({
  color: color.textMuted,
  fontSize: vars.text.xs,
  overflowWrap: 'anywhere',
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
});

export const keys = style({
  color: color.textMuted,
  selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
  '@media': { [coarsePointer]: { display: 'none' } },
});
