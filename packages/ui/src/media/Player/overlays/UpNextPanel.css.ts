import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as frameStyles from '../frame.css';
import { canHover, fullMotion } from '../../../internal/mediaQueries';

const { color, motion, space, text, weight } = vars;

export const panel = style([
  frameStyles.layer,
  { background: color.stage, color: color.onMediaOverlay, overflow: 'hidden' },
]);

export const picture = style([frameStyles.layer, { opacity: 0.28 }]);

export const content = style([
  frameStyles.layer,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'safe center',
    alignItems: 'center',
    columnGap: space['4'],
    rowGap: space['2'],
    paddingInline: space['4'],
    // Room for the line of controls.
    paddingBlock: `${space['2']} 5rem`,
    overflowY: 'auto',
    '@container': {
      [frameStyles.isWide]: {
        gridTemplateColumns: 'minmax(0, 34rem)',
        justifyContent: 'center',
        justifyItems: 'center',
        rowGap: space['4'],
        paddingBlockEnd: '7rem',
        textAlign: 'center',
      },
    },
  },
]);

export const ringed = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.full,
  background: color.mediaOverlay,
  color: color.onMediaOverlay,
  ':focus-visible': { outline: `2px solid ${color.onMediaOverlay}`, outlineOffset: '3px' },
  '@media': { [canHover]: { ':hover': { color: color.brand } } },
  '@container': { [frameStyles.isWide]: { inlineSize: '6rem', blockSize: '6rem' } },
});

export const ring = style([
  frameStyles.layer,
  { inlineSize: '100%', blockSize: '100%', fill: 'none', strokeWidth: 5 },
]);

export const ringTrack = style({ stroke: color.onMediaOverlay, opacity: 0.28 });

export const ringArc = style({
  stroke: color.brand,
  strokeLinecap: 'round',
  // The arc starts at the top.
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
  '@media': { [fullMotion]: { transition: 'stroke-dashoffset 1s linear' } },
});

export const details = style({ minInlineSize: 0 });

export const eyebrow = style({
  margin: 0,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: weight.bold,
  lineHeight: vars.leading.snug,
  color: 'inherit',
  textDecoration: 'none',
  textWrap: 'balance',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${color.onMediaOverlay}`, outlineOffset: '2px' },
  '@container': { [frameStyles.isWide]: { fontSize: text.h2 } },
});

export const note = style({ margin: 0, fontSize: text.sm, opacity: 0.85 });

export const buttons = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  '@container': { [frameStyles.isWide]: { justifyContent: 'center', gap: space['3'] } },
  transition: `opacity ${motion.fast}`,
});

export const autoplay = style({ inlineSize: 'auto' });
