import { breakpointUp, largeTextPhone, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gap: space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space['3'] },
  },
});

/** The link covers the whole row. */
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['4'],
  minInlineSize: 0,
  padding: space['3'],
  borderRadius: vars.radius.large,
  border: `1px solid ${color.borderMuted}`,
  background: color.surfaceRaised,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  ':hover': { borderColor: color.border },
  // A phone with text at 200%: the title needs the whole width.
  '@media': { [largeTextPhone]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const thumbnail = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '6.5rem',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.textMuted,
});

/** Portraits are round instead of 16:9. */
export const portrait = style([
  thumbnail,
  { inlineSize: '3.75rem', aspectRatio: '1', borderRadius: vars.radius.full },
]);

export const content = style({
  display: 'grid',
  flex: '1 1 auto',
  gap: space['1'],
  minInlineSize: 0,
});

export const title = style({
  margin: 0,
  color: color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const subtitle = style({
  margin: 0,
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const match = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: `underline 2px ${color.brand}`,
  textUnderlineOffset: '0.2em',
});
