import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/focus';

const { color, radius, space, text, weight } = vars;

export const transcript = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
});

export const loading = style({ paddingBlock: space['2'] });

export const empty = style({ margin: 0, color: color.textMuted });

export const search = style({ display: 'grid', gap: space['2'] });

export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['3'],
  minBlockSize: vars.size.touch,
});

export const count = style({
  flex: 1,
  margin: 0,
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const moves = style({ display: 'flex' });

/** The text scrolls in its own box, so that the page stays where it is. */
export const box = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Follows the direction of the text, even if the page has the other direction.
  textAlign: 'start',
  // Room for the focus rings of the times.
  padding: space['1'],
});

export const chapter = style({
  margin: 0,
  paddingBlock: `${space['4']} ${space['2']}`,
  paddingInline: space['2'],
  fontSize: text.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const paragraphs = style({ margin: 0, padding: 0, listStyle: 'none' });

export const paragraph = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.5rem, auto) minmax(0, 1fr)',
  columnGap: space['2'],
  alignItems: 'start',
  paddingInlineEnd: space['2'],
  borderRadius: radius.small,
  cursor: 'pointer',
  ':hover': { background: color.surfaceSunken },
  selectors: {
    '&[aria-current]': {
      background: color.brandSoft,
      // Not by color alone.
      boxShadow: `inset 3px 0 0 0 ${color.brandText}`,
    },
    '[dir="rtl"] > * > &[aria-current]': { boxShadow: `inset -3px 0 0 0 ${color.brandText}` },
  },
});

export const time = style([
  focusRing,
  {
    minBlockSize: vars.size.touch,
    paddingInline: space['3'],
    border: 0,
    borderRadius: radius.small,
    background: 'transparent',
    color: color.textMuted,
    font: 'inherit',
    fontSize: text.sm,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '[aria-current] > &': { color: color.text, fontWeight: weight.semibold } },
  },
]);

export const textBlock = style({
  margin: 0,
  paddingBlock: space['2'],
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
  cursor: 'text',
  userSelect: 'text',
});

export const match = style({
  borderRadius: '0.15em',
  background: color.inverse,
  color: color.onInverse,
  selectors: {
    '&[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
