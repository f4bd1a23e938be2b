import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover, reducedMotion } from '../../internal/mediaQueries';
import * as mediaCardStyles from '../../internal/mediaCard.css';

const { color, motion, space } = vars;

const baseCard = style([mediaCardStyles.card]);

export const card = styleVariants({
  round: [baseCard, { alignItems: 'center', textAlign: 'center' }],
  tall: [baseCard],
});

const frame = style({
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'border-box',
  inlineSize: '100%',
  background: color.surfaceSunken,
  isolation: 'isolate',
});

export const portrait = styleVariants({
  round: [
    frame,
    {
      maxInlineSize: '11rem',
      borderRadius: vars.radius.full,
      // The focus ring has a small gap around the portrait.
      boxShadow: `0 0 0 3px ${color.page}, 0 0 0 4.5px ${color.borderMuted}`,
      transition: `box-shadow ${motion.base} ${motion.easeOut}`,
      '@media': {
        [canHover]: {
          selectors: {
            [`${baseCard}:hover &`]: {
              boxShadow: `0 0 0 3px ${color.page}, 0 0 0 5.5px ${color.brand}`,
            },
          },
        },
      },
    },
  ],
  tall: [frame, { borderRadius: vars.radius.large }],
});

export const zoom = style({
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { [`${baseCard}:hover &`]: { transform: 'scale(1.04)' } } },
    [reducedMotion]: {
      selectors: { [`${baseCard}:hover &`]: { transform: 'none' } },
    },
  },
});

export const text = styleVariants({
  round: { inlineSize: '100%', minInlineSize: 0, paddingBlockStart: space['4'] },
  tall: { minInlineSize: 0, paddingBlockStart: space['3'] },
});

export const skeletonPortrait = styleVariants({
  round: { aspectRatio: '1', selectors: { '&&': { borderRadius: 0 } } },
  tall: { aspectRatio: '4 / 5', selectors: { '&&': { borderRadius: 0 } } },
});

/** Centered lines of text for a round card. */
export const skeletonText = style({ display: 'grid', justifyItems: 'center' });
