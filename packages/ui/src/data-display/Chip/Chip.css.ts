import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { canHover, coarsePointer } from '../../internal/mediaQueries';

const { color, space, motion } = vars;

export const chip = recipe({
  base: [
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
  ],
  variants: {
    isPressable: {
      true: {
        cursor: 'pointer',
        borderColor: color.border,
        touchAction: 'manipulation',
        transitionProperty: 'background-color, border-color, color',
        transitionDuration: motion.fast,
        '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
      },
      false: { minBlockSize: '2.25rem' },
    },
    isSelected: {
      true: { background: color.inverse, color: color.onInverse, borderColor: color.inverse },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { isPressable: true, isSelected: false },
      style: {
        '@media': {
          [canHover]: { ':hover': { background: color.surfaceSunken, borderColor: color.text } },
        },
      },
    },
  ],
});

export const count = style({ fontWeight: vars.weight.regular, fontVariantNumeric: 'tabular-nums' });
