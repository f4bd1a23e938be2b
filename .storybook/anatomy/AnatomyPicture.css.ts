import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, radius, space, weight } = vars;

export const picture = style({
  position: 'relative',
  marginBlock: space[4],
  border: `1px solid ${color.borderMuted}`,
  borderRadius: radius.medium,
  background: color.page,
  color: color.text,
});

/** Room for the numbers, above and at both sides. */
export const drawing = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space[16]} ${space[10]}`,
  paddingInline: space[16],
});
/** A block that stands for the page has only the room that the numbers need. */
export const stagedDrawing = style({ padding: `${space[12]} ${space[10]} ${space[4]}` });
export const sized = style({
  inlineSize: 'fit-content',
  minInlineSize: 'min(100%, 20rem)',
  maxInlineSize: '100%',
});

export const numbers = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
});
export const part = style({
  fill: 'none',
  stroke: color.brandText,
  strokeDasharray: '3 3',
});
export const line = style({ stroke: color.brandText });
export const end = style({ fill: color.brandText });
export const pin = style({ fill: color.inverse });
export const number = style({
  fill: color.onInverse,
  fontSize: '0.75rem',
  fontWeight: weight.bold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const components = style({ display: 'grid', gap: space[8], color: color.text });
export const name = style({ margin: 0 });
