import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, motion, space, text } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });

/** Covers the screen with the stage color, so pictures look the same in every theme. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.stage,
  color: color.onMediaOverlay,
  selectors: {
    '&[open]': {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      animation: `${fadeIn} ${motion.base} ${motion.easeOut}`,
    },
    '&::backdrop': { background: color.stage },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  padding: space['3'],
  paddingInlineStart: space['5'],
});

export const count = style({
  margin: 0,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** What is left between the header and the footer. */
export const stage = style({ containerType: 'size', minBlockSize: 0, minInlineSize: 0 });

export const figure = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  margin: 0,
});

/** As large as the screen allows, never cropped. */
export const picture = style({
  maxInlineSize: `calc(100cqi - 2 * ${space['4']})`,
  maxBlockSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  objectFit: 'contain',
  borderRadius: vars.radius.small,
});

export const artwork = style({
  inlineSize: `min(calc(100cqi - 2 * ${space['4']}), 72rem, calc(100cqb * 4 / 3))`,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
});

export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['4'],
  padding: space['3'],
  paddingBlockEnd: `calc(${space['3']} + env(safe-area-inset-bottom))`,
});

export const caption = style({
  margin: 0,
  lineHeight: vars.leading.body,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** Light on the dark stage, in every theme. */
export const iconButton = style({
  selectors: {
    '&&': {
      background: `color-mix(in srgb, ${color.onMediaOverlay} 14%, transparent)`,
      color: 'inherit',
    },
    '&&:hover': { background: `color-mix(in srgb, ${color.onMediaOverlay} 26%, transparent)` },
    '&&:focus-visible': { outlineColor: color.onMediaOverlay },
  },
});
