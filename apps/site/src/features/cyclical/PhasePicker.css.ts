import { breakpointUp, lineLength, vars, largeTextPhone } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, motion, space, text } = vars;

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: space['5'],
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: text.h3,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
});

export const phases = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space['5'] },
  },
});

const option = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: `inset 0 0 0 1.5px ${color.border}`,
  cursor: 'pointer',
  transition: `box-shadow ${motion.base} ${motion.easeOut}`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      border: '1px solid',
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color.text}` },
    '&:has(:checked)': {
      background: color.brandSoft,
      boxShadow: `inset 0 0 0 3px ${color.brandText}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

/** A row on phones, a card with the picture on top on wider screens. */
export const phase = style([
  option,
  {
    display: 'grid',
    gridTemplateColumns: '38% minmax(0, 1fr)',
    '@media': {
      [largeTextPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [breakpointUp('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    },
  },
]);

export const any = style([
  option,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    minBlockSize: vars.size.touch,
    marginBlockStart: space['4'],
    paddingBlock: space['3'],
    paddingInline: space['5'],
  },
]);

export const picture = style({
  position: 'relative',
  margin: '3px',
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.xlarge} - 3px)`,
  minBlockSize: '8.5rem',
  '@media': { [breakpointUp('sm')]: { aspectRatio: '4 / 3' } },
});

export const fill = style({ position: 'absolute', inset: 0 });

export const copy = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['1'],
  padding: space['4'],
  '@media': { [breakpointUp('sm')]: { padding: `${space['4']} ${space['5']} ${space['5']}` } },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const hint = style({
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: vars.leading.body,
});

/** A native radio button, which has arrow keys, a name and states in every browser. */
export const radio = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: color.brandText,
  cursor: 'inherit',
  outline: 'none',
});

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'start',
  maxInlineSize: lineLength(70),
  margin: 0,
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: vars.leading.body,
});
