import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const figure = style({ display: 'grid', gap: space['3'], margin: 0 });

export const plot = style({ position: 'relative', display: 'grid', gap: space['2'] });

/** The value of the upper line. */
export const max = style({
  color: color.textMuted,
  fontSize: text.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '10rem',
  overflow: 'visible',
  // Time runs in the direction of reading. The drawing has no text.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const stroke = style({ fill: 'none', vectorEffect: 'non-scaling-stroke' });

export const grid = style([stroke, { stroke: color.borderMuted, strokeDasharray: '2 4' }]);

export const axis = style([stroke, { stroke: color.border }]);

export const line = style([
  stroke,
  { stroke: color.brandText, strokeWidth: '2', strokeLinejoin: 'round', strokeLinecap: 'round' },
]);

export const area = style({ fill: color.brandSoft, opacity: 0.6 });

/** The column of a value, for the pointer. */
export const target = style({
  fill: 'transparent',
  ':hover': { fill: color.textMuted, fillOpacity: 0.12 },
});

export const times = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: color.textMuted,
  fontSize: text.xs,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBlockEnd: space['2'],
  color: color.textMuted,
  textAlign: 'start',
});

const cell = style({
  paddingBlock: space['1'],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  fontWeight: 'inherit',
  textAlign: 'start',
});

export const time = cell;

export const value = style([cell, { textAlign: 'end' }]);
