import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover, reducedMotion } from '../../internal/mediaQueries';
import * as mediaCardStyles from '../../internal/mediaCard.css';

const { color, motion, space, text, weight } = vars;

export const card = style([mediaCardStyles.card]);

const stackedPoster = {
  content: '',
  position: 'absolute',
  blockSize: '1.5rem',
  borderRadius: vars.radius.large,
} as const;

/** The edges of two more posters below the first one. */
export const stack = style({
  position: 'relative',
  paddingBlockStart: '0.75rem',
  '::before': {
    ...stackedPoster,
    insetBlockStart: 0,
    insetInline: '9%',
    background: `color-mix(in srgb, ${color.text} 14%, ${color.page})`,
  },
  '::after': {
    ...stackedPoster,
    insetBlockStart: '0.375rem',
    insetInline: '4.5%',
    background: `color-mix(in srgb, ${color.text} 26%, ${color.page})`,
  },
});

export const poster = style({
  position: 'relative',
  zIndex: 1,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
  isolation: 'isolate',
  // Separates this poster from the one below, no matter which colors they have.
  boxShadow: `0 0 0 2px ${color.page}`,
});

export const zoom = style({
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.035)' } } },
    [reducedMotion]: {
      selectors: { [`${card}:hover &`]: { transform: 'none' } },
    },
  },
});

export const count = style([
  mediaCardStyles.pictureLabel,
  { insetBlockEnd: space['3'], insetInlineEnd: space['2'], fontSize: text.sm },
]);

export const newBadge = style([
  mediaCardStyles.pictureLabel,
  {
    insetBlockStart: space['2'],
    insetInlineStart: space['2'],
    background: color.brand,
    color: color.onBrand,
  },
]);

export const memberStatus = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['3'],
  margin: 0,
  marginBlockStart: space['1'],
  color: color.text,
  fontSize: text.sm,
  fontWeight: weight.medium,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
});

export const following = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  color: color.brandText,
  fontWeight: weight.semibold,
});
