import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@gschool/themes';
import { canHover, reducedMotion } from '../internal/mediaQueries';

const { color, motion, space, text } = vars;

export const frame = style({
  position: 'relative',
  // Menus take their greatest height from it.
  containerType: 'size',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  background: color.stage,
  color: color.onPlate,
  outline: 'none',
  '@media': { [from('sm')]: { borderRadius: vars.radius.large } },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:fullscreen': { borderRadius: 0, aspectRatio: 'auto', blockSize: '100%' },
    '&[data-controls="hidden"]': { cursor: 'none' },
  },
});

export const video = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  background: color.stage,
});

globalStyle(`${video}::cue`, {
  background: color.plate,
  color: color.onPlate,
  fontFamily: vars.font.body,
  lineHeight: 1.4,
});

const layer = { position: 'absolute', inset: 0 } as const;

export const poster = style([layer, { pointerEvents: 'none' }]);

/** Catches clicks and taps on the film. */
export const surface = style(layer);

const middle = style([layer, { margin: 'auto', display: 'grid', placeItems: 'center' }]);

export const bigPlay = style([
  middle,
  {
    // Above the timeline, which stands high in a phone's small picture.
    insetBlockEnd: '3.5rem',
    inlineSize: 'clamp(4rem, 11vw, 6rem)',
    blockSize: 'clamp(4rem, 11vw, 6rem)',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: color.brand,
    color: color.onBrand,
    boxShadow: vars.shadow.high,
    cursor: 'pointer',
    transition: `transform ${motion.base} ${motion.easeOut}`,
    ':focus-visible': { outline: `3px solid ${color.onPlate}`, outlineOffset: '3px' },
    '@media': {
      [from('sm')]: { insetBlockEnd: 0 },
      [canHover]: { ':hover': { transform: 'scale(1.06)' } },
      [reducedMotion]: { transition: 'none' },
    },
  },
]);

export const waiting = style([
  middle,
  { inlineSize: '4rem', blockSize: '4rem', pointerEvents: 'none' },
]);

export const notice = style({
  position: 'absolute',
  insetBlockStart: space['5'],
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  padding: `${space['2']} ${space['4']}`,
  borderRadius: vars.radius.full,
  background: color.plate,
  color: color.onPlate,
  fontSize: text.md,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  ':empty': { visibility: 'hidden' },
});

export const fault = style([
  layer,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space['4'],
    padding: space['6'],
    background: color.stage,
    color: color.onPlate,
    textAlign: 'center',
  },
]);

export const faultText = style({ margin: 0, maxInlineSize: '40ch', lineHeight: vars.leading.body });
