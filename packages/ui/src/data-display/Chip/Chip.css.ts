import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { canHover, coarsePointer, reducedMotion } from '../../internal/mediaQueries';

const { color, space, motion } = vars;

const base = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2'],
    boxSizing: 'border-box',
    flexShrink: 0,
    maxInlineSize: '100%',
    minBlockSize: '2.5rem',
    margin: 0,
    paddingBlock: space['1'],
    paddingInline: space['4'],
    border: `1px solid ${color.borderMuted}`,
    borderRadius: vars.radius.full,
    background: 'transparent',
    color: color.text,
    fontFamily: 'inherit',
    fontSize: vars.text.sm,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textAlign: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
]);

/** A chip without an action. */
export const label = style([base, { minBlockSize: '2.25rem' }]);

/** A chip that is a button or a link. */
export const pressable = style([
  base,
  {
    cursor: 'pointer',
    borderColor: color.border,
    touchAction: 'manipulation',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: motion.fast,
    ':active': { transform: 'scale(0.97)' },
    '@media': {
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [reducedMotion]: { ':active': { transform: 'none' } },
    },
  },
]);

export const selected = style({
  background: color.inverse,
  color: color.onInverse,
  borderColor: color.inverse,
});

/** A pressable chip that is not selected. */
export const selectable = style({
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:active)': { background: color.surfaceSunken, borderColor: color.text },
      },
    },
  },
  ':active': { background: color.borderMuted, borderColor: color.text },
});

/** A pressable chip that is selected. */
export const deselectable = style({
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:active)': { background: color.textMuted, borderColor: color.textMuted },
      },
    },
  },
  ':active': { background: color.textMuted, borderColor: color.inverse },
});

export const count = style({ fontWeight: vars.weight.regular, fontVariantNumeric: 'tabular-nums' });
