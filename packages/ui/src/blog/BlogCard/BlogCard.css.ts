import { style } from '@vanilla-extract/css';
import { breakpointUp, lineLength, vars } from '@gschool/themes';

import { canHover, reducedMotion } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color, motion, space, text, weight } = vars;

const baseCard = style({
  position: 'relative',
  display: 'grid',
  gap: space['4'],
  alignContent: 'start',
  minInlineSize: 0,
});

export const card = createVariants(baseCard, {
  standard: {},
  horizontal: {
    gap: space['5'],
    '@media': {
      [breakpointUp('sm')]: {
        gridTemplateColumns: 'clamp(9rem, 34%, 18rem) minmax(0, 1fr)',
        alignItems: 'center',
      },
    },
  },
  feature: {
    gap: `clamp(${space['5']}, 4vw, ${space['12']})`,
    '@media': {
      [breakpointUp('lg')]: {
        gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
        alignItems: 'center',
      },
    },
  },
  text: {
    paddingBlockStart: space['5'],
    borderBlockStart: `2px solid ${color.text}`,
  },
});

export const frame = style({ position: 'relative' });

export const picture = createVariants(
  {
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    isolation: 'isolate',
  },
  {
    standard: {},
    horizontal: {},
    feature: { borderRadius: vars.radius.xlarge },
    text: {},
  },
);

export const zoom = style({
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  '@media': {
    [canHover]: {
      selectors: { [`${baseCard}:hover &`]: { transform: 'scale(1.025)' } },
    },
    [reducedMotion]: {
      selectors: { [`${baseCard}:hover &`]: { transform: 'none' } },
    },
  },
});

export const kindBadge = style({
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineStart: space['3'],
  pointerEvents: 'none',
});

export const content = style({ display: 'grid', gap: space['2'], minInlineSize: 0 });

export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
});

export const category = style({
  color: color.brandText,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});

export const title = createVariants(
  {
    margin: 0,
    color: color.text,
    fontFamily: vars.font.display,
    fontWeight: weight.bold,
    lineHeight: vars.leading.snug,
    letterSpacing: vars.tracking.tight,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  {
    standard: { fontSize: text.xl },
    horizontal: { fontSize: text.xl },
    feature: {
      fontSize: text.h1,
      fontWeight: weight.display,
      lineHeight: vars.leading.tight,
      letterSpacing: vars.tracking.display,
    },
    text: { fontSize: text.h3 },
  },
);

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  // The whole card is the link's target, with a single focus ring.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '6px' },
  },
  '@media': {
    [canHover]: {
      ':hover': {
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.16em',
      },
    },
  },
});

export const excerpt = createVariants(
  {
    margin: 0,
    maxInlineSize: lineLength(56),
    color: color.textMuted,
    lineHeight: vars.leading.body,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  { standard: {}, horizontal: {}, feature: { fontSize: text.lg }, text: {} },
);

export const meta = style({ marginBlockStart: space['2'] });
