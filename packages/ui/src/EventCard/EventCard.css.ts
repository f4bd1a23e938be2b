import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, space, text, weight } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.raised,
  boxShadow: vars.shadow.low,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const poster = style({ position: 'relative' });

export const countdown = style({
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineStart: space['3'],
  paddingBlock: '0.1875rem',
  paddingInline: space['3'],
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  flex: 1,
  padding: space['5'],
});

export const date = style({
  margin: 0,
  color: color.brandText,
  fontSize: text.sm,
  fontWeight: weight.semibold,
});

export const title = style({
  margin: 0,
  color: color.ink,
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: weight.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
});

export const time = style({
  margin: 0,
  color: color.soft,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** Stands above the link's target. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  marginBlockStart: 'auto',
  paddingBlockStart: space['3'],
});
