import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const rows = style({ display: 'grid', marginBlock: space[4], color: color.text });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
});

export const details = style({ display: 'grid', gap: space[1], fontSize: text.sm });

export const run = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
});

export const track = style({
  position: 'relative',
  display: 'block',
  containerType: 'inline-size',
  blockSize: space[8],
  borderRadius: radius.full,
  background: color.surfaceSunken,
});

export const dot = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineStart: space[1],
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: radius.full,
  background: color.brand,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  transitionProperty: 'transform',
  selectors: {
    '&[data-away=true]': { transform: `translateX(calc(100cqi - ${space[8]}))` },
    '[dir=rtl] &[data-away=true]': { transform: `translateX(calc(${space[8]} - 100cqi))` },
  },
});

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
