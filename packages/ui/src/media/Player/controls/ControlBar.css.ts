import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as frameStyles from '../frame.css';

const { color, motion, space } = vars;
const shade = (percent: number) => `color-mix(in srgb, ${color.stage} ${percent}%, transparent)`;

/** Parts that hide: they fade out and ignore the pointer while hidden. */
export const controls = style([
  frameStyles.layer,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    paddingInline: space['3'],
    paddingBlockEnd: space['1'],
    // The shade keeps white icons readable on bright videos.
    backgroundImage: `linear-gradient(to top, ${shade(88)}, ${shade(62)} 4rem, ${shade(30)} 8rem, transparent 13rem)`,
    color: color.onMediaOverlay,
    transition: `opacity ${motion.base} ${motion.easeOut}`,
    // The shade must not catch the clicks that are meant for the video.
    pointerEvents: 'none',
    '@container': {
      [frameStyles.isWide]: { paddingInline: space['6'], paddingBlockEnd: space['3'] },
    },
    selectors: {
      '[data-controls="hidden"] &': { opacity: 0 },
      '[data-overlay="up-next"] &': { backgroundImage: 'none' },
      // The poster is dark already, and the shade would cover “Resume at”.
      '[data-state="idle"]:has([data-resume]) &': { backgroundImage: 'none' },
    },
  },
]);

globalStyle(`[data-controls="visible"] ${controls} > *`, { pointerEvents: 'auto' });

export const line = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.touch });

export const gap = style({ flex: 1 });

/**
 * Play and the buttons beside it. In a small player they are in the center of the video, within
 * reach of thumbs; in a wide one, they are at the start of the line. Back is on the left in both
 * directions, as on the timeline.
 */
export const transport = style({
  position: 'absolute',
  insetInline: 0,
  insetBlock: '0 5rem',
  margin: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: 'fit-content',
  blockSize: 'fit-content',
  '@container': {
    [frameStyles.isWide]: { position: 'static', margin: 0, gap: 0 },
    [`not ${frameStyles.isWide}`]: {
      selectors: {
        '[data-state="idle"] &, [data-overlay="up-next"] &': { display: 'none' },
      },
    },
  },
});

/** Shown only in a wide player; a phone has its own keys and gestures. */
export const roomy = style({
  display: 'none',
  alignItems: 'center',
  '@container': { [frameStyles.isWide]: { display: 'flex' } },
});

export const time = style({
  flexShrink: 0,
  paddingInline: space['2'],
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Shown while the speed is not 1×. */
export const rate = style({
  flexShrink: 0,
  paddingInline: space['2'],
  borderRadius: vars.radius.full,
  background: color.mediaOverlay,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const total = style({
  opacity: 0.8,
  '@container': { [frameStyles.isTiny]: { display: 'none' } },
});

export const volume = style({
  inlineSize: '5rem',
  flexShrink: 0,
  marginInline: space['2'],
  blockSize: '1.5rem',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
});

/** The name of the current chapter; it is the first to shrink. */
export const chapter = style({
  display: 'none',
  minInlineSize: 0,
  overflow: 'hidden',
  paddingInline: space['2'],
  fontSize: vars.text.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 0.8,
  '@container': { [frameStyles.isWide]: { display: 'block' } },
});
