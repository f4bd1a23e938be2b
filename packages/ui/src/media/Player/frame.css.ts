import { style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

const { color, motion, space, text } = vars;

/** Container query for players with room for one line of controls under the video. */
export const isWide = '(min-width: 40rem)';
/** A phone with text at 200%: the buttons have room if they shrink. */
export const isTiny = '(max-width: 16rem)';

export const frame = style({
  position: 'relative',
  // Captions, menus and controls adapt to the size of the player, not of the page.
  containerType: 'size',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  background: color.stage,
  color: color.onMediaOverlay,
  outline: 'none',
  // Taps take effect without a delay, and a double tap does not zoom the page.
  touchAction: 'manipulation',
  userSelect: 'none',
  '@media': { [breakpointUp('sm')]: { borderRadius: vars.radius.large } },
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

export const layer = style({ position: 'absolute', inset: 0 });

/** Covers the video until its first frame is loaded. */
export const poster = style([
  layer,
  {
    pointerEvents: 'none',
    transition: `opacity ${motion.slow} ${motion.easeOut}, visibility ${motion.slow}`,
    selectors: { '&[data-gone="true"]': { opacity: 0, visibility: 'hidden' } },
  },
]);

/** The title over a shade at the top of the video; a small player has no room for it. */
export const head = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'start',
  gap: space['4'],
  paddingInline: space['4'],
  paddingBlock: `${space['3']} ${space['12']}`,
  backgroundImage: `linear-gradient(color-mix(in srgb, ${color.stage} 78%, transparent), transparent)`,
  pointerEvents: 'none',
  transition: `opacity ${motion.base} ${motion.easeOut}`,
  '@container': { [isWide]: { paddingInline: space['6'], paddingBlockStart: space['5'] } },
  selectors: {
    '[data-controls="hidden"] &, [data-state="idle"] &, [data-state="error"] &, [data-overlay="up-next"] &':
      { opacity: 0 },
  },
});

export const names = style({
  display: 'none',
  minInlineSize: 0,
  flex: 1,
  '@container': { [isWide]: { display: 'block' } },
});

const oneLine = { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export const title = style({
  ...oneLine,
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
} as const);

export const subtitle = style({ ...oneLine, fontSize: text.sm, opacity: 0.85 } as const);

export const offline = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  marginInlineStart: 'auto',
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: vars.radius.full,
  background: color.mediaOverlay,
  fontSize: text.sm,
  fontWeight: vars.weight.semibold,
});
