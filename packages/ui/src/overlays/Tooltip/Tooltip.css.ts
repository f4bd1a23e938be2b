import { vars } from '@gschool/themes';
import { keyframes, style } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, transform: 'scale(0.94)' } });

export const tooltip = style({
  boxSizing: 'border-box',
  zIndex: `calc(${vars.z.overlay} + 2)`,
  maxInlineSize: `min(18rem, 100vw - 2 * ${vars.space[2]})`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: `min(${vars.radius.medium}, 0.625rem)`,
  background: vars.color.surfaceDark,
  color: vars.color.onSurfaceDark,
  boxShadow: vars.shadow.mid,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  transformOrigin: 'var(--radix-popper-transform-origin)',
  animation: `${rise} ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '&[data-state="instant-open"]': { animation: 'none' } },
  '@media': {
    // Forced colors remove the background, so a border replaces it.
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const arrow = style({ display: 'block', fill: vars.color.surfaceDark, stroke: 'none' });

export const shortcut = style({
  marginInlineStart: vars.space[2],
  paddingBlock: '0.0625rem',
  paddingInline: vars.space[1],
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  fontFamily: 'inherit',
  fontSize: vars.text.xs,
});
