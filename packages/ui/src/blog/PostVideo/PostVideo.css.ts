import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover, reducedMotion } from '../../internal/mediaQueries';

const { color, motion, space, text } = vars;

export const figure = style({ margin: 0, minInlineSize: 0 });

export const stage = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  background: color.stage,
  color: color.onMediaOverlay,
});

export const poster = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: color.onBrand,
  font: 'inherit',
  cursor: 'pointer',
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
});

export const playIcon = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'clamp(3.5rem, 12%, 5.5rem)',
  blockSize: 'fit-content',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
  boxShadow: vars.shadow.high,
  transition: `transform ${motion.base} ${motion.easeOut}`,
  selectors: { [`${poster}:active &`]: { background: color.brandStrong, boxShadow: 'none' } },
  '@media': {
    [canHover]: {
      selectors: {
        [`${poster}:hover &`]: { background: color.brandStrong, transform: 'scale(1.08)' },
      },
    },
    [reducedMotion]: {
      selectors: { [`${poster}:hover &`]: { transform: 'none' } },
    },
  },
});

export const duration = style({
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineEnd: space['3'],
});

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  background: color.stage,
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
});

export const caption = style({
  marginBlockStart: space['3'],
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: vars.leading.body,
});

/** Covers the stage in place of the video. */
export const failed = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space['3'],
  padding: space['5'],
  background: color.stage,
  color: color.onMediaOverlay,
  textAlign: 'center',
});
