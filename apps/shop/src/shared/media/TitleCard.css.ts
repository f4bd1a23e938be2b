import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, motion, space } = vars;
const canHover = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/** The link in the title covers the whole card. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space['3'],
  alignContent: 'start',
  minInlineSize: 0,
});

export const poster = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
  boxShadow: vars.shadow.low,
  transition: `box-shadow ${motion.base} ${motion.easeOut}`,
  selectors: { [`${card}:hover &`]: { boxShadow: vars.shadow.mid } },
});

export const zoom = style({
  '@media': {
    [canHover]: {
      transition: `transform ${motion.slow} ${motion.easeOut}`,
      selectors: { [`${card}:hover &`]: { transform: 'scale(1.045)' } },
    },
  },
});

export const posterBadge = style({
  position: 'absolute',
  insetBlockStart: space['2'],
  insetInlineStart: space['2'],
});

export const text = style({ minInlineSize: 0 });

export const title = style({
  margin: 0,
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
});

export const meta = style({
  margin: 0,
  marginBlockStart: '0.1875rem',
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: 1.45,
});
