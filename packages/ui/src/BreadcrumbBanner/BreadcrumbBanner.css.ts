import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  background: vars.color.sunk,
  // A rising sun of three rings at the far edge: the posters' motif, quietly.
  '::after': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: '20%',
    insetInlineEnd: '4%',
    inlineSize: 'clamp(11rem, 26vw, 24rem)',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    background: `radial-gradient(closest-side, ${vars.color.brand} 46%, transparent 46.6% 62%, ${vars.color.brand} 62.4% 72%, transparent 72.6% 88%, ${vars.color.brand} 88.4% 94%, transparent 94.6%)`,
    opacity: 0.16,
  },
  selectors: {
    '&[data-slim]': { paddingBlock: vars.space[3] },
    '&[data-slim]::after': { display: 'none' },
  },
});

export const inner = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  color: vars.color.soft,
  fontSize: vars.text.sm,
});

export const step = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  color: vars.color.soft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline' },
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
  maxInlineSize: '60ch',
  margin: 0,
  color: vars.color.soft,
  fontSize: vars.text.lg,
});
