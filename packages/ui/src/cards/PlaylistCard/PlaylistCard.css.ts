import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover } from '../../internal/mediaQueries';
import * as mediaCardStyles from '../../internal/mediaCard.css';

const { color, motion, space } = vars;

export const card = style([mediaCardStyles.card]);

export const mosaic = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: '3px',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.large,
  background: color.page,
  isolation: 'isolate',
});

const gridArea = style({
  position: 'relative',
  overflow: 'hidden',
  background: color.surfaceSunken,
  transition: `opacity ${motion.base} ${motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { [`${card}:hover &`]: { opacity: 0.88 } } },
  },
});

/**
 * A single picture fills the card, two share it equally, and of three pictures the first one is
 * tall.
 */
export const tile = styleVariants({
  one: [gridArea, { gridColumn: 'span 2' }],
  two: [gridArea],
  tall: [gridArea, { gridRow: 'span 2' }],
});

export const empty = style({
  gridColumn: 'span 2',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space['2'],
  boxSizing: 'border-box',
  border: `1.5px dashed ${color.border}`,
  borderRadius: 'inherit',
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: vars.text.sm,
});

export const duration = style([
  mediaCardStyles.pictureLabel,
  { insetBlockEnd: space['2'], insetInlineEnd: space['2'] },
]);

export const details = style([
  mediaCardStyles.meta,
  { display: 'flex', flexWrap: 'wrap', columnGap: space['3'] },
]);

export const privateLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
});

export const skeletonTile = style({ blockSize: '100%', selectors: { '&&': { borderRadius: 0 } } });
