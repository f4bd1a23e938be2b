import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';
import { canHover, reducedMotion } from '../internal/mediaQueries';

const { color, motion, space, text, weight } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
});

export const poster = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.sunk,
  // Rounds the scaled picture in browsers that lift it onto a layer of its own.
  isolation: 'isolate',
});

export const zoom = style({
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.045)' } } },
    [reducedMotion]: {
      transition: 'none',
      selectors: { [`${card}:hover &`]: { transform: 'none' } },
    },
  },
});

export const glyph = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
  boxShadow: vars.shadow.mid,
  opacity: 0,
  transform: 'scale(.8)',
  transition: `opacity ${motion.base} ${motion.easeOut}, transform ${motion.base} ${motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { [`${card}:hover &`]: { opacity: 1, transform: 'none' } } },
    [reducedMotion]: { transition: 'none', transform: 'none' },
  },
  selectors: { [`${card}:has(:focus-visible) &`]: { opacity: 1, transform: 'none' } },
});

const plate = style({
  position: 'absolute',
  paddingBlock: '0.125rem',
  paddingInline: space['2'],
  borderRadius: vars.radius.small,
  fontSize: text.xs,
  fontWeight: weight.semibold,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});

export const time = style([
  plate,
  {
    insetBlockEnd: space['2'],
    insetInlineEnd: space['2'],
    background: color.plate,
    color: color.onPlate,
  },
]);

export const flag = styleVariants({
  plain: [
    plate,
    {
      insetBlockStart: space['2'],
      insetInlineStart: space['2'],
      background: color.plate,
      color: color.onPlate,
    },
  ],
  brand: [
    plate,
    {
      insetBlockStart: space['2'],
      insetInlineStart: space['2'],
      background: color.brand,
      color: color.onBrand,
    },
  ],
});

export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: '5px',
  background: color.plate,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

globalStyle(`${progress} rect`, { fill: color.brand });

export const words = style({
  display: 'flex',
  alignItems: 'start',
  gap: space['2'],
  paddingBlockStart: space['3'],
});

export const copy = style({ flex: 1, minInlineSize: 0 });

export const title = style({
  margin: 0,
  color: color.ink,
  fontFamily: vars.font.display,
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  letterSpacing: '-0.012em',
});

export const link = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  // The whole card is the link's target, and one focus ring goes around it.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
});

export const meta = style({
  margin: 0,
  marginBlockStart: '0.1875rem',
  color: color.soft,
  fontSize: text.sm,
  lineHeight: 1.45,
});

/** Stands above the link's target. */
export const tools = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexShrink: 0,
  marginBlockStart: '-0.25rem',
});
