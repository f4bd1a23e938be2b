import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { canHover, coarsePointer, reducedMotion } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color, space, motion } = vars;

const enabled = '&:not(:disabled):not([aria-disabled=true])';

const filled = (background: string, hoverBackground: string, textColor: string) => ({
  background,
  color: textColor,
  '@media': {
    [canHover]: {
      selectors: { [`${enabled}:hover:not(:active)`]: { background: hoverBackground } },
    },
  },
  selectors: { [`${enabled}:active`]: { background: hoverBackground } },
});

const outlined = (borderColor: string) => ({
  background: 'transparent',
  color: color.text,
  borderColor,
  '@media': {
    [canHover]: {
      selectors: { [`${enabled}:hover:not(:active)`]: { background: color.surfaceSunken } },
    },
  },
  selectors: { [`${enabled}:active`]: { background: color.borderMuted } },
});

export const button = createVariants(
  [
    focusRing,
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space['2'],
      boxSizing: 'border-box',
      maxInlineSize: '100%',
      margin: 0,
      border: '1.5px solid transparent',
      borderRadius: vars.radius.control,
      fontFamily: 'inherit',
      fontWeight: vars.weight.semibold,
      lineHeight: vars.leading.snug,
      textAlign: 'center',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      userSelect: 'none',
      touchAction: 'manipulation',
      transitionProperty: 'background-color, border-color, color, transform',
      transitionDuration: motion.fast,
      transitionTimingFunction: motion.easeOut,
      selectors: {
        [`${enabled}:active`]: { transform: 'scale(0.98)' },
        '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
          opacity: 0.5,
        },
        '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
      },
      '@media': {
        [reducedMotion]: { selectors: { [`${enabled}:active`]: { transform: 'none' } } },
      },
    },
  ],
  {
    primary: filled(color.brand, color.brandStrong, color.onBrand),
    danger: filled(color.danger, color.dangerStrong, color.onDanger),
    quiet: outlined(color.border),
    plain: outlined('transparent'),
  },
);

export const size = styleVariants({
  small: {
    minBlockSize: '2.25rem',
    paddingBlock: space['1'],
    paddingInline: space['4'],
    fontSize: vars.text.sm,
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
  },
  medium: {
    minBlockSize: vars.size.touch,
    paddingBlock: space['2'],
    paddingInline: space['5'],
    fontSize: vars.text.md,
  },
  large: {
    minBlockSize: '3.25rem',
    paddingBlock: space['3'],
    paddingInline: space['6'],
    fontSize: vars.text.md,
  },
});

export const fullWidth = style({ inlineSize: '100%' });

/** Under the spinner, the label still sets the width and the accessible name. */
export const hiddenLabel = style({
  display: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  minInlineSize: 0,
  opacity: 0,
});

export const spinnerSlot = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
