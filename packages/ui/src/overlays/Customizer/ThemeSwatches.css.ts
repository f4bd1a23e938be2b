import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
  gap: space[3],
});

export const swatch = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.large,
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  boxShadow: `inset 0 0 0 1px ${color.borderMuted}`,
  selectors: {
    '&:hover': { color: color.text, boxShadow: `inset 0 0 0 1.5px ${color.border}` },
    '&:has(:checked)': { color: color.text, boxShadow: `inset 0 0 0 2.5px ${color.brandText}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '2px solid transparent',
      selectors: { '&:has(:checked)': { borderColor: 'Highlight' } },
    },
  },
});

/** A small screen. The class of a theme sets its tokens. */
export const picture = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '0.3125rem',
  blockSize: '4.25rem',
  padding: '0.625rem',
  overflow: 'hidden',
  borderRadius: `min(${radius.large}, 0.625rem)`,
  background: color.page,
  boxShadow: `inset 0 0 0 1px ${color.borderMuted}`,
  forcedColorAdjust: 'none',
});

const bar = style({ display: 'block', blockSize: '0.25rem', borderRadius: radius.full });

export const title = style([
  bar,
  { inlineSize: '60%', blockSize: '0.5rem', background: color.text },
]);
export const line = style([bar, { inlineSize: '84%', background: color.textMuted, opacity: 0.55 }]);
export const shortLine = style([line, { inlineSize: '48%' }]);

export const brand = style({
  position: 'absolute',
  insetBlockEnd: '0.625rem',
  insetInlineStart: '0.625rem',
  inlineSize: '2.25rem',
  blockSize: '0.875rem',
  borderRadius: radius.control,
  background: color.brand,
});

export const accent = style({
  position: 'absolute',
  insetBlockEnd: '-0.875rem',
  insetInlineEnd: '-0.75rem',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  background: color.accent,
});
