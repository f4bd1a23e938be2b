import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { canHover, coarsePointer } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color, space } = vars;

const colors = (background: string, textColor: string) => ({ background, color: textColor });

export const tag = createVariants(
  {
    display: 'inline-flex',
    alignItems: 'stretch',
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    minBlockSize: '2rem',
    borderRadius: vars.radius.medium,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
  },
  {
    neutral: colors(color.surfaceSunken, color.text),
    brand: colors(color.brandSoft, color.brandText),
    info: colors(color.infoSoft, color.infoText),
    success: colors(color.successSoft, color.successText),
    warning: colors(color.warningSoft, color.warningText),
    danger: colors(color.dangerSoft, color.dangerText),
  },
);

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: 0,
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: 'inherit',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:only-child)': { paddingInlineEnd: space['1'] },
  },
});

export const link = style([
  focusRing,
  {
    textDecorationLine: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '@media': { [canHover]: { ':hover': { textDecorationColor: 'currentColor' } } },
  },
]);

export const remove = style([
  focusRing,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2rem',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': {
      [coarsePointer]: { inlineSize: vars.size.touch },
      [canHover]: {
        ':hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
      },
    },
  },
]);
