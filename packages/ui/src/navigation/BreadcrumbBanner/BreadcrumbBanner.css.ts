import { breakpointDown, breakpointUp, lineLength, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  background: vars.color.surfaceSunken,
  // A pale rising sun of three rings in the end corner, as in the posters. It is not behind text.
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockEnd: 'clamp(-14rem, -16vw, -4.5rem)',
    insetInlineEnd: 'clamp(-4rem, 4vw, 6rem)',
    inlineSize: 'clamp(9rem, 26vw, 24rem)',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    background: `radial-gradient(closest-side, ${vars.color.brand} 46%, transparent 46.6% 62%, ${vars.color.brand} 62.4% 72%, transparent 72.6% 88%, ${vars.color.brand} 88.4% 94%, transparent 94.6%)`,
    opacity: 0.22,
  },
  selectors: {
    '&[data-slim]': { paddingBlock: vars.space[3] },
    '&[data-slim]::after, &[data-pictured]::after': { display: 'none' },
    '&[data-pictured]': { paddingBlock: 0 },
  },
});

export const inner = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'center',
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  selectors: { [`${banner}[data-pictured] > &`]: { paddingBlock: vars.space[8] } },
  '@media': {
    [breakpointUp('md')]: {
      selectors: {
        [`${banner}[data-pictured] > &`]: {
          boxSizing: 'border-box',
          minBlockSize: '18rem',
          alignContent: 'center',
          paddingInlineEnd: `calc(${vars.size.gutter} + 46%)`,
        },
      },
    },
  },
});

/** Above the text on phones, otherwise in the end half of the banner. */
export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  maxBlockSize: '50vh',
  overflow: 'hidden',
  '@media': {
    [breakpointUp('md')]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '44%',
      aspectRatio: 'auto',
      maxBlockSize: 'none',
    },
  },
});

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  // A collapsed trail shows its ends and a button that expands it.
  '@media': {
    [breakpointDown('md')]: {
      selectors: { '[data-folded] > &[data-middle]': { display: 'none' } },
    },
  },
});

export const unfold = style({
  display: 'none',
  '@media': {
    [breakpointDown('md')]: { selectors: { '[data-folded] > &': { display: 'inline-flex' } } },
  },
});

export const unfoldButton = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  minBlockSize: '1.75rem',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.small,
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const separator = style({
  display: 'grid',
  marginInlineEnd: vars.space[1],
  selectors: { [`${step}:last-child > &`]: { display: 'none' } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.h1,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const description = style({
  maxInlineSize: lineLength(60),
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.lg,
});
