import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { canHover, coarsePointer } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color } = vars;

const colors = (background: string, textColor: string, hoverBackground: string) => ({
  background,
  color: textColor,
  '@media': { [canHover]: { ':hover': { background: hoverBackground } } },
  ':active': { background: hoverBackground },
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
      transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
      ':disabled': { opacity: 0.4, cursor: 'default' },
    },
  ],
  {
    plain: colors('transparent', color.text, color.surfaceSunken),
    quiet: colors(color.surfaceSunken, color.text, color.borderMuted),
    outline: [
      colors('transparent', color.text, color.surfaceSunken),
      { borderColor: color.border },
    ],
    primary: colors(color.brand, color.onBrand, color.brandStrong),
    overlay: colors(color.mediaOverlay, color.onMediaOverlay, color.mediaOverlay),
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
