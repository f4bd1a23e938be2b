import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { focusRing } from '../../packages/ui/src/internal/focus';

const { color, font, radius, space, text, weight } = vars;

export const summary = style({ marginBlock: `${space[4]} ${space[5]}`, color: color.text });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: space[3],
  color: color.text,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'stretch',
  overflow: 'hidden',
  border: `1px solid ${color.borderMuted}`,
  borderRadius: radius.medium,
});

/** The background color of a pair, with a sample on it. */
export const background = style({
  display: 'grid',
  placeItems: 'center',
  borderInlineEnd: `1px solid ${color.borderMuted}`,
});

export const sample = style({ fontSize: text.h3, fontWeight: weight.bold });

/** The sample of a border color. */
export const edge = style({
  inlineSize: space[8],
  blockSize: space[6],
  border: '2px solid',
  borderRadius: radius.small,
});

export const details = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[1],
  padding: `${space[2]} ${space[3]}`,
  fontSize: text.xs,
});
export const name = style({ fontFamily: font.mono, overflowWrap: 'anywhere' });
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });
export const ratio = style({
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const required = style({ color: color.textMuted });

export const scroller = style([
  focusRing,
  {
    maxBlockSize: '44rem',
    marginBlock: space[5],
    overflow: 'auto',
    border: `1px solid ${color.borderMuted}`,
    borderRadius: radius.medium,
    background: color.page,
    color: color.text,
  },
]);

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.xs,
});

const head = style({
  position: 'sticky',
  zIndex: 1,
  padding: `${space[2]} ${space[3]}`,
  background: color.surfaceRaised,
  textAlign: 'start',
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
});

// Two sticky header rows: the second one starts where the first one ends.
export const theme = style([head, { insetBlockStart: 0, blockSize: '2.25rem' }]);
export const scheme = style([
  head,
  {
    insetBlockStart: '2.25rem',
    borderBlockEnd: `1px solid ${color.borderMuted}`,
    color: color.textMuted,
    fontWeight: weight.regular,
  },
]);
export const corner = style([
  head,
  {
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 2,
    borderBlockEnd: `1px solid ${color.borderMuted}`,
    borderInlineEnd: `1px solid ${color.borderMuted}`,
  },
]);

export const rowName = style([
  head,
  {
    insetInlineStart: 0,
    borderBlockEnd: `1px solid ${color.borderMuted}`,
    borderInlineEnd: `1px solid ${color.borderMuted}`,
    fontFamily: font.mono,
    fontWeight: weight.regular,
  },
]);

export const cell = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  whiteSpace: 'nowrap',
});
/** The cell of a pair that fails. */
export const broken = style({ background: color.dangerSoft });
export const number = style({
  display: 'inline-block',
  minInlineSize: '3.5rem',
  fontVariantNumeric: 'tabular-nums',
});
