import { keyframes, style } from '@vanilla-extract/css';
import { lineLength, vars } from '@gschool/themes';

import * as frameStyles from './frame.css';
import { canHover } from '../../internal/mediaQueries';

const { color, motion, space, text } = vars;

/** Over the poster: the large play button and the position where the video resumes. */
export const startOverlay = style([
  frameStyles.layer,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space['3'],
    // Room for the line of controls.
    paddingBlockEnd: '4rem',
    pointerEvents: 'none',
    '@container': { [frameStyles.isWide]: { paddingBlockEnd: 0 } },
    selectors: {
      // Behind the text, so that it can be read on any poster.
      '&[data-resume]': {
        background: `color-mix(in srgb, ${color.stage} 60%, transparent)`,
      },
    },
  },
]);

export const bigPlay = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'clamp(3.75rem, 9cqi, 6rem)',
  blockSize: 'clamp(3.75rem, 9cqi, 6rem)',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
  boxShadow: vars.shadow.high,
  cursor: 'pointer',
  pointerEvents: 'auto',
  transition: `transform ${motion.base} ${motion.easeOut}`,
  ':focus-visible': { outline: `3px solid ${color.onMediaOverlay}`, outlineOffset: '3px' },
  '@media': {
    [canHover]: { ':hover': { transform: 'scale(1.06)' } },
  },
});

export const startText = style({
  fontSize: text.md,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

const appear = keyframes({ from: { opacity: 0 } });

/** Appears after a delay, so that a short pause shows no spinner. */
export const bufferingOverlay = style([
  frameStyles.layer,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space['3'],
    padding: space['4'],
    textAlign: 'center',
    pointerEvents: 'none',
    animation: `${appear} ${motion.base} ${motion.slow} ${motion.easeOut} backwards`,
  },
]);

/** Dark, because a picture or a video is behind it, which can be as bright as the spinner. */
export const spinnerCircle = style({
  display: 'grid',
  padding: space['4'],
  borderRadius: vars.radius.full,
  background: color.mediaOverlay,
});

/** A message and actions while loading takes long. */
export const slowNotice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space['3'],
  maxInlineSize: lineLength(34),
  padding: space['4'],
  borderRadius: vars.radius.medium,
  background: color.mediaOverlay,
  fontSize: text.sm,
  pointerEvents: 'auto',
});

export const notice = style({
  position: 'absolute',
  insetBlockStart: '16%',
  insetInline: 0,
  marginBlock: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  padding: `${space['2']} ${space['4']}`,
  borderRadius: vars.radius.full,
  background: color.mediaOverlay,
  color: color.onMediaOverlay,
  fontSize: text.md,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  ':empty': { visibility: 'hidden' },
  selectors: {
    // Time runs from left to right, so these positions do too.
    '&[data-side="before"]': { marginInlineStart: '12%', insetBlockStart: '42%' },
    '&[data-side="after"]': { marginInlineEnd: '12%', insetBlockStart: '42%' },
  },
});

/** Shown for a few seconds when a video resumes. */
export const resume = style({
  position: 'absolute',
  insetInlineStart: space['4'],
  insetBlockStart: space['4'],
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingInlineStart: space['4'],
  paddingInlineEnd: space['1'],
  borderRadius: vars.radius.full,
  background: color.mediaOverlay,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  animation: `${appear} ${motion.slow} ${motion.easeOut} backwards`,
  '@container': {
    [frameStyles.isWide]: {
      insetInlineStart: space['6'],
      insetBlockStart: 'auto',
      insetBlockEnd: '7.5rem',
    },
  },
});
