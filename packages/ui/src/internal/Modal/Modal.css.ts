import { vars } from '@gschool/themes';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/**
 * The backdrop of every modal. It is not Radix's overlay, because that one injects a style element.
 */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  background: vars.color.scrim,
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${vars.motion.base} ${vars.motion.easeOut} forwards`,
    },
  },
});

// Radix sets `pointer-events: none` on the body. Every element inherits it, so each opening would
// recalculate the style of the whole page. This rule stops the inheritance at the body's children.
// Nothing behind the modal can be pressed anyway, because the scrim covers the page.
globalStyle(':where(body > *)', { pointerEvents: 'auto' });

/** The title row of every modal. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
});

export const title = style({
  minInlineSize: 0,
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  overflowWrap: 'anywhere',
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring of the first element, which would otherwise be clipped.
  marginBlockStart: `calc(-1 * ${vars.space[1]})`,
  paddingBlock: `${vars.space[1]} ${vars.space[5]}`,
  paddingInline: vars.space[5],
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const foot = style({
  padding: vars.space[5],
  paddingBlockEnd: `calc(${vars.space[5]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});
