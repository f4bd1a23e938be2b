import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars, exceptLargeTextPhone } from '@gschool/themes';

import * as mediaCardStyles from '../../internal/mediaCard.css';
import { canHover, reducedMotion } from '../../internal/mediaQueries';

const { color, motion, space } = vars;

/**
 * The poster is above the title and a line, with buttons next to both. The last row takes the rest
 * of the buttons’ height.
 */
export const card = style([
  mediaCardStyles.card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr',
  },
]);

export const poster = style({
  position: 'relative',
  gridColumn: '1 / -1',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
  // Clips the scaled picture in browsers that render it on a separate layer.
  isolation: 'isolate',
});

/** Scales while the card is hovered. */
export const picture = style({
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  '@media': {
    [canHover]: {
      selectors: { [`${mediaCardStyles.card}:hover &`]: { transform: 'scale(1.045)' } },
    },
    [reducedMotion]: {
      selectors: { [`${mediaCardStyles.card}:hover &`]: { transform: 'none' } },
    },
  },
});

export const playIcon = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  boxSizing: 'border-box',
  padding: '0.875rem',
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
  boxShadow: vars.shadow.mid,
  opacity: 0,
  // Not `transform`, which mirrors icons.
  scale: '.8',
  transition: `opacity ${motion.base} ${motion.easeOut}, scale ${motion.base} ${motion.easeOut}`,
  '@media': {
    [canHover]: {
      selectors: { [`${mediaCardStyles.card}:hover &`]: { opacity: 1, scale: 'none' } },
    },
    [reducedMotion]: { scale: 'none' },
  },
  selectors: {
    // More specific than the size of the icon.
    [`${poster} > &`]: { inlineSize: '3.25rem', blockSize: '3.25rem' },
    [`${mediaCardStyles.card}:focus-within &`]: { opacity: 1, scale: 'none' },
  },
});

export const duration = style([
  mediaCardStyles.pictureLabel,
  { insetBlockEnd: space['2'], insetInlineEnd: space['2'] },
]);

const badgePosition = { insetBlockStart: space['2'], insetInlineStart: space['2'] };

export const badge = styleVariants({
  plain: [mediaCardStyles.pictureLabel, badgePosition],
  brand: [
    mediaCardStyles.pictureLabel,
    badgePosition,
    { background: color.brand, color: color.onBrand },
  ],
});

/**
 * Buttons on the poster. They are above the link's clickable area and after the link in the tab
 * order.
 */
export const cornerActions = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space['1'],
  insetInlineEnd: space['1'],
  display: 'flex',
  gap: space['1'],
  transition: `opacity ${motion.fast} ${motion.easeOut}`,
  '@media': {
    [canHover]: {
      opacity: 0,
      selectors: { [`${mediaCardStyles.card}:is(:hover, :focus-within) &`]: { opacity: 1 } },
    },
  },
});

/** A line of text, in the column before the buttons. */
export const line = style({ gridColumn: '-3' });

export const firstLine = style([line, { marginBlockStart: space['3'] }]);

export const title = style([mediaCardStyles.title, firstLine]);

export const meta = style([mediaCardStyles.meta, line]);

export const tools = style([
  mediaCardStyles.tools,
  {
    gridColumn: '-2',
    gridRow: '2 / span 2',
    alignSelf: 'start',
    marginBlockStart: space['2'],
    marginInlineStart: space['2'],
  },
]);

/** The layout for lists: a smaller picture with the text beside it. */
export const row = style({
  '@media': {
    [exceptLargeTextPhone]: {
      selectors: {
        '&': {
          gridTemplateColumns: `calc(clamp(7.5rem, 38%, 13rem) + ${space['4']}) minmax(0, 1fr) auto`,
          // Both rows take half of what the picture is taller: the texts are beside its middle.
          gridTemplateRows: 'auto auto',
          blockSize: 'auto',
        },
      },
    },
  },
});

globalStyle(`${row} > ${poster}`, {
  '@media': {
    [exceptLargeTextPhone]: {
      gridColumn: 1,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      marginInlineEnd: space['4'],
    },
  },
});
globalStyle(`${row} > ${firstLine}`, {
  '@media': { [exceptLargeTextPhone]: { alignSelf: 'end', marginBlockStart: 0 } },
});
globalStyle(`${row} > ${tools}`, {
  '@media': {
    [exceptLargeTextPhone]: { gridRow: '1 / span 2', alignSelf: 'center', marginBlockStart: 0 },
  },
});

/** A locked class has a pale picture; its text stays readable. */
export const locked = style({});

globalStyle(`${locked} ${picture}`, { filter: 'saturate(.35) brightness(.8)' });
globalStyle(`${locked} ${playIcon}`, {
  background: color.mediaOverlay,
  color: color.onMediaOverlay,
  opacity: 1,
  scale: 'none',
});

/** On a small picture, the badge is enough. A second lock would overlap the text. */
globalStyle(`${row}${locked} ${playIcon}`, { display: 'none' });
