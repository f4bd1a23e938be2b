import { globalStyle, style } from '@vanilla-extract/css';
import { vars, largeTextPhone } from '@gschool/themes';

import { canHover } from './mediaQueries';

const { color, space, text, weight } = vars;

/** The shared styles of cards with a picture. The link in the title covers the whole card. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
});

export const content = style({
  display: 'flex',
  alignItems: 'start',
  gap: space['2'],
  paddingBlockStart: space['3'],
});

export const copy = style({ flex: 1, minInlineSize: 0 });

export const title = style({
  margin: 0,
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  letterSpacing: '-0.012em',
  selectors: { '&:lang(ar)': { letterSpacing: 'normal' } },
});

export const link = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '@media': {
    [largeTextPhone]: { display: 'block' },
    // Also with reduced motion, where the picture does not grow.
    [canHover]: { ':hover': { textDecoration: 'underline' } },
  },
  // The whole card is the link's target, and one focus ring goes around it.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
});

export const meta = style({
  margin: 0,
  marginBlockStart: '0.1875rem',
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: 1.45,
});

/** Above the link's target. */
export const tools = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexShrink: 0,
  marginBlockStart: '-0.25rem',
});

/** A small dark label over a picture. */
export const pictureLabel = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  paddingBlock: '0.125rem',
  paddingInline: space['2'],
  borderRadius: vars.radius.small,
  background: color.mediaOverlay,
  color: color.onMediaOverlay,
  fontSize: text.xs,
  fontWeight: weight.semibold,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});

/** The progress bar at the bottom of a picture. */
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: '5px',
  background: color.mediaOverlay,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

globalStyle(`${progress} rect`, { fill: color.brand });
