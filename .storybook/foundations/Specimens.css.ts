import { lineLength, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { focusRing } from '../../packages/ui/src/internal/focus';

const { color, font, radius, space, text } = vars;

export const sheet = style({ display: 'grid', gap: space[8], marginBlock: space[6], padding: 0 });
export const family = style({ display: 'grid', gap: space[3] });
export const heading = style({ margin: 0, fontSize: text.h3, color: color.text });
export const about = style({ margin: 0, maxInlineSize: lineLength(60), color: color.textMuted });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
  columnGap: space[5],
  marginBlock: space[4],
  padding: 0,
});

/** A picture, a name and a value. Those of one row stand at the same heights, however long they are. */
export const cell = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: space[1],
  minInlineSize: 0,
  marginBlockEnd: space[6],
});

const swatchShape = style({
  blockSize: '5.5rem',
  marginBlockEnd: space[2],
  borderRadius: radius.large,
  boxShadow: `inset 0 0 0 1px ${color.borderMuted}`,
});

/** A color that is copied by a press. */
export const swatch = style([
  swatchShape,
  focusRing,
  {
    inlineSize: '100%',
    padding: 0,
    border: 0,
    cursor: 'copy',
    ':hover': { boxShadow: `inset 0 0 0 2px ${color.border}` },
  },
]);

export const copyValue = style([
  focusRing,
  {
    justifySelf: 'start',
    padding: 0,
    border: 0,
    background: 'none',
    color: color.textMuted,
    font: 'inherit',
    fontSize: text.xs,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'copy',
    ':hover': { color: color.text, textDecoration: 'underline' },
  },
]);

/** Says what was copied, at the bottom of the window. */
export const copied = style({
  position: 'sticky',
  insetBlockEnd: space[4],
  justifySelf: 'start',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.medium,
  background: color.inverse,
  color: color.onInverse,
  fontSize: text.sm,
  ':empty': { padding: 0 },
});

export const name = style({
  display: 'grid',
  fontSize: text.xs,
  lineHeight: 1.5,
  selectors: { [`${cell} > &`]: { display: 'contents' } },
});
export const code = style({
  justifySelf: 'start',
  alignSelf: 'start',
  fontFamily: font.mono,
  fontSize: text.xs,
  color: color.text,
});
export const value = style({ color: color.textMuted, overflowWrap: 'anywhere' });

export const steps = style({ display: 'grid', gap: space[3], marginBlock: space[4], padding: 0 });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 13rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
});

export const bar = style({
  blockSize: space[4],
  borderRadius: radius.small,
  background: color.brand,
});

export const corner = style({
  blockSize: '5.5rem',
  marginBlockEnd: space[2],
  background: color.brandSoft,
  border: `2px solid ${color.brandText}`,
});

export const floating = style({
  blockSize: '6rem',
  marginBlockEnd: space[4],
  borderRadius: radius.large,
  background: color.surfaceRaised,
});
