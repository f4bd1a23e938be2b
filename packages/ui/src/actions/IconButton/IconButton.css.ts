import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { canHover, coarsePointer, reducedMotion } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color } = vars;

const enabled = '&:not(:disabled):not([aria-disabled=true])';

const colors = (
  background: string,
  textColor: string,
  hoverBackground: string,
  pressedBackground = hoverBackground,
) => ({
  background,
  color: textColor,
  '@media': {
    [canHover]: {
      selectors: { [`${enabled}:hover:not(:active)`]: { background: hoverBackground } },
    },
  },
  selectors: { [`${enabled}:active`]: { background: pressedBackground } },
});

export const iconButton = createVariants(
  [
    focusRing,
    {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSizing: 'border-box',
      margin: 0,
      padding: 0,
      border: '1.5px solid transparent',
      borderRadius: vars.radius.full,
      fontFamily: 'inherit',
      textDecoration: 'none',
      cursor: 'pointer',
      touchAction: 'manipulation',
      transitionProperty: 'background-color, border-color, transform',
      transitionDuration: vars.motion.fast,
      transitionTimingFunction: vars.motion.easeOut,
      ':disabled': { opacity: 0.4, cursor: 'default' },
      selectors: { [`${enabled}:active`]: { transform: 'scale(0.94)' } },
      '@media': {
        [reducedMotion]: { selectors: { [`${enabled}:active`]: { transform: 'none' } } },
      },
    },
  ],
  {
    plain: colors('transparent', color.text, color.surfaceSunken, color.borderMuted),
    quiet: [
      colors(color.surfaceSunken, color.text, color.borderMuted),
      { selectors: { [`${enabled}:active`]: { borderColor: color.border } } },
    ],
    outline: [
      colors('transparent', color.text, color.surfaceSunken, color.borderMuted),
      { borderColor: color.border },
    ],
    primary: [
      colors(color.brand, color.onBrand, color.brandStrong),
      { selectors: { [`${enabled}:active`]: { borderColor: color.brandText } } },
    ],
    // On a picture, a change of the background is hard to see.
    overlay: [
      colors(color.mediaOverlay, color.onMediaOverlay, color.mediaOverlay, color.stage),
      {
        '@media': {
          [canHover]: {
            selectors: { [`${enabled}:hover:not(:active)`]: { borderColor: color.onMediaOverlay } },
          },
        },
        selectors: { [`${enabled}:active`]: { borderColor: color.onMediaOverlay } },
      },
    ],
  },
);

export const size = styleVariants({
  small: {
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    '@media': {
      [coarsePointer]: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
    },
  },
  medium: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
  large: { inlineSize: '3.5rem', blockSize: '3.5rem' },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: '0.0625rem',
  // Starts near the middle, so that a longer number grows away from the icon.
  insetInlineStart: '56%',
  boxSizing: 'border-box',
  // On a narrow screen, the button does not grow with the text, so the badge does not either.
  minInlineSize: 'min(1.25rem, 6.25vw)',
  blockSize: 'min(1.25rem, 6.25vw)',
  paddingInline: vars.space['1'],
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
  boxShadow: `0 0 0 2px ${color.page}`,
  fontSize: 'min(0.6875rem, 3.4375vw)',
  fontWeight: vars.weight.bold,
  lineHeight: 'min(1.25rem, 6.25vw)',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
