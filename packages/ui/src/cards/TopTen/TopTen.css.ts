import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover } from '../../internal/mediaQueries';

const { color, motion, space } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  // The rank and the poster are sized relative to the card, so neither overlaps the next card.
  containerType: 'inline-size',
  gridTemplateColumns: 'minmax(0, 1fr) min(9.75rem, 57.353%)',
  alignItems: 'end',
  blockSize: '100%',
  gridTemplateRows: 'auto 1fr',
});

/**
 * The stroke is painted below the fill, so only its outer half is visible, and overlaps within a
 * digit don't show.
 */
export const rank = style({
  gridRow: 1,
  gridColumn: 1,
  justifySelf: 'end',
  marginInlineEnd: '-0.09em',
  // The outer half of the stroke, so that it ends with the poster.
  marginBlockEnd: '0.2rem',
  paddingInlineStart: '0.04em',
  fontFamily: vars.font.display,
  fontSize: 'min(13.5rem, 79.412cqi)',
  fontWeight: vars.weight.display,
  lineHeight: 0.73,
  // Each digit is as wide as the column, so that all of them begin at the same edge.
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  color: color.page,
  WebkitTextStroke: `0.4rem ${color.border}`,
  paintOrder: 'stroke fill',
  transition: `color ${motion.base} ${motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { [`${card}:hover &`]: { color: color.brandSoft } } },
  },
});

export const twoDigits = style({
  fontSize: 'min(8.75rem, 51.471cqi)',
  marginInlineEnd: '-0.18em',
  letterSpacing: '-0.07em',
  fontVariantNumeric: 'lining-nums proportional-nums',
  selectors: { '&:lang(ar)': { letterSpacing: 'normal' } },
});

export const poster = style({
  gridRow: 1,
  gridColumn: 2,
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
  boxShadow: vars.shadow.mid,
});

export const text = style({
  gridRow: 2,
  gridColumn: 2,
  alignSelf: 'start',
  minInlineSize: 0,
  paddingBlockStart: space['3'],
});

export const skeletonPoster = style({
  aspectRatio: '2 / 3',
  selectors: { '&&': { borderRadius: 0 } },
});
