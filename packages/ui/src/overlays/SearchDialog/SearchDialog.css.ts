import { breakpointDown, breakpointUp, vars } from '@gschool/themes';
import { keyframes, style } from '@vanilla-extract/css';

import { canHover } from '../../internal/mediaQueries';
import * as toastRoomStyles from '../../internal/Modal/toastRoom.css';

const { color, space, motion } = vars;

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px) scale(0.985)' } });
const lift = keyframes({ to: { opacity: 0, transform: 'translateY(-8px)' } });

/** Full screen on phones, otherwise a panel near the top of the page. */
export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  blockSize: `calc(100dvh - ${toastRoomStyles.toastRoomOrZero})`,
  overflow: 'hidden',
  background: color.surfaceRaised,
  color: color.text,
  outline: 'none',
  animation: `${drop} ${motion.base} ${motion.easeOut}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${lift} ${motion.fast} ${motion.easeInOut} forwards`,
    },
  },
  '@media': {
    [breakpointUp('sm')]: {
      insetBlock: 'clamp(1.5rem, 10vh, 7rem) auto',
      marginInline: 'auto',
      inlineSize: 'min(42rem, 100% - 3rem)',
      blockSize: 'auto',
      maxBlockSize: `min(40rem, 80dvh, 88dvh - ${toastRoomStyles.toastRoomOrZero})`,
      border: `1px solid ${color.overlayBorder}`,
      borderRadius: vars.radius.xlarge,
      boxShadow: vars.shadow.high,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: `${space[5]} ${space[3]}`,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 -2px 0 ${color.focus}` } },
});

export const glass = style({ display: 'grid', flexShrink: 0, color: color.textMuted });

export const field = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.25rem',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  appearance: 'none',
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontSize: `max(${vars.text.field}, ${vars.text.lg})`,
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[3],
});

export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '2.25rem',
  paddingInline: space[3],
});

export const heading = style({
  margin: 0,
  color: color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: 'uppercase',
});

export const total = style({
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
});

/** A notice about all results below it. */
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  marginBlockEnd: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.text,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});

export const group = style({
  selectors: { '& + &': { marginBlockStart: space[4] } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3.5rem',
  boxSizing: 'border-box',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.medium,
  color: color.text,
  textDecoration: 'none',
  scrollMarginBlock: space[8],
  '@media': { [canHover]: { ':hover': { background: color.surfaceSunken } } },
  selectors: {
    '&[aria-selected="true"]': {
      background: color.brandSoft,
      boxShadow: `inset 0 0 0 2px ${color.focus}`,
    },
  },
});

export const thumb = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '4.5rem',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.small,
  background: color.surfaceSunken,
  color: color.textMuted,
  transition: `opacity ${motion.fast} ${motion.easeOut}`,
  // Only the pictures are dimmed: text would lose its contrast.
  selectors: { '[data-stale] &': { opacity: 0.4 } },
});

export const text = style({ display: 'grid', flex: 1, minInlineSize: 0 });

export const title = style({
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const subtitle = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
});

/** Bold and underlined, because a color has too little contrast on some backgrounds. */
export const match = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: `underline 2px ${color.brand}`,
  textUnderlineOffset: '0.2em',
});

export const kind = style({
  flexShrink: 0,
  color: color.textMuted,
  fontSize: vars.text.sm,
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
  '@media': { [breakpointDown('sm')]: { display: 'none' } },
});

export const skeleton = style([option, {}]);
export const skeletonText = style({ display: 'grid', flex: 1, gap: space[2] });
export const skeletonThumb = style([thumb, { display: 'block' }]);

export const recentList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const recent = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const recentItem = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  margin: 0,
  paddingInline: space[3],
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: color.surfaceSunken },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: space[2],
});

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: space[10],
  paddingInline: space[5],
  textAlign: 'center',
});

export const messageTitle = style({
  margin: 0,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const messageText = style({ margin: 0, color: color.textMuted });
export const messageAction = style({ paddingBlockStart: space[3] });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '3.25rem',
  boxSizing: 'border-box',
  paddingInline: space[5],
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.borderMuted}`,
  fontSize: vars.text.sm,
  '@media': { [breakpointDown('sm')]: { selectors: { '&[data-bare]': { display: 'none' } } } },
});

/** Keyboard hints, hidden on phones. */
export const keys = style({
  display: 'none',
  gap: space[4],
  color: color.textMuted,
  '@media': { [breakpointUp('sm')]: { display: 'flex' } },
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const cap = style({
  minInlineSize: '1.375rem',
  paddingInline: space[1],
  border: `1px solid ${color.borderMuted}`,
  borderRadius: `min(${vars.radius.small}, 0.375rem)`,
  background: color.surfaceSunken,
  fontFamily: 'inherit',
  fontSize: vars.text.xs,
  lineHeight: '1.25rem',
  textAlign: 'center',
});

export const all = style({ marginInlineStart: 'auto' });
