import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'grid', marginBlock: space[4], color: color.text });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3rem 1fr',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: '3rem 9rem minmax(0, 1fr) 11rem' } },
});
export const name = style({ fontFamily: vars.font.mono, fontWeight: vars.weight.semibold });
export const span = style({
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const scale = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  blockSize: space[3],
  '@media': { [breakpointUp('md')]: { gridColumn: 'auto' } },
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const background = style({ fill: color.surfaceSunken });
export const part = style({ fill: color.brand });
