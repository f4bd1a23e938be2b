import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = vars;
const shade = (percent: number) => `color-mix(in srgb, ${color.stage} ${percent}%, transparent)`;

/** The same aspect ratio before and after the clip has loaded, to avoid a layout shift. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  aspectRatio: '16 / 9',
  borderRadius: radius.large,
  background: color.stage,
  boxShadow: vars.shadow.high,
});

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** A drawing of the player's controls. The shades keep them readable on every frame. */
export const chrome = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  padding: space['3'],
  backgroundImage: `linear-gradient(${shade(72)}, transparent 30%), linear-gradient(to top, ${shade(88)}, ${shade(45)} 28%, transparent 55%)`,
  color: color.onMediaOverlay,
  pointerEvents: 'none',
  '@media': { [breakpointUp('md')]: { padding: space['5'] } },
});

export const title = style({
  margin: 0,
  marginBlockEnd: 'auto',
  // Leaves room for the button at the end.
  paddingInlineEnd: vars.size.touch,
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

/** Hidden if the text is large and the frame is small, because the caption would be cut off. */
export const caption = style({
  margin: 0,
  textAlign: 'center',
  textWrap: 'balance',
  '@container': { '(max-width: 15rem)': { display: 'none' } },
});

export const cue = style({
  paddingBlock: space['1'],
  paddingInline: space['2'],
  borderRadius: radius.small,
  background: color.mediaOverlay,
  boxDecorationBreak: 'clone',
  fontSize: text.md,
});

export const track = style({
  appearance: 'none',
  blockSize: '0.25rem',
  inlineSize: '100%',
  overflow: 'hidden',
  border: 0,
  borderRadius: radius.full,
  background: `color-mix(in srgb, ${color.onMediaOverlay} 35%, transparent)`,
  // Time runs from left to right.
  direction: 'ltr',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: color.brand },
    '&::-moz-progress-bar': { background: color.brand },
  },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  '@container': { '(max-width: 10rem)': { display: 'none' } },
});

export const transport = style({ display: 'flex', alignItems: 'center', gap: space['3'] });

export const time = style({
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const gap = style({ flex: 1 });

/** A mark under the icon of an active toggle, as in the player. */
export const on = style({
  display: 'grid',
  borderBlockEnd: `3px solid ${color.brand}`,
  paddingBlockStart: '3px',
});

export const button = style({
  position: 'absolute',
  insetInlineEnd: space['3'],
  insetBlockStart: space['3'],
});
