import { breakpointUp, vars } from '@gschool/themes';
import { keyframes, style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', display: 'flex' });

const focusRing = {
  '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
};

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  justifyContent: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
    },
    ...focusRing,
  },
});

export const chevron = style({
  display: 'none',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': {
    [breakpointUp('sm')]: { display: 'grid' },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const panel = style({
  // On a phone, the panel is as wide as the page. The button is in the middle of the header, so a
  // panel aligned with its edge would extend past the screen. Without a block inset, the panel
  // stays at its position in the flow.
  position: 'fixed',
  insetInline: vars.size.gutter,
  marginBlockStart: `calc(${vars.size.touch} + ${vars.space[2]})`,
  zIndex: 1,
  maxBlockSize: `calc(100dvh - ${vars.size.header} - 1rem)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.overlayBorder}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.high,
  animation: `${appear} ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [breakpointUp('sm')]: {
      position: 'absolute',
      insetInline: 'auto 0',
      insetBlockStart: '100%',
      marginBlockStart: vars.space[2],
      inlineSize: '20rem',
    },
  },
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
});

export const names = style({ display: 'grid', minInlineSize: 0, flex: 1 });

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const email = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const badge = style({ justifySelf: 'start', marginBlockStart: vars.space[2] });

export const group = style({
  padding: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});

export const groupLabel = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.brandText,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: 'uppercase',
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const icon = style({ display: 'grid', color: vars.color.textMuted });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-current="page"]': { background: vars.color.brandSoft, color: vars.color.brandText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
