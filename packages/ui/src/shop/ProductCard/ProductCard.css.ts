import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover, reducedMotion } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color, motion, space, text } = vars;

const baseCard = style({
  position: 'relative',
  display: 'grid',
  gap: `${space['3']} ${space['4']}`,
  alignContent: 'start',
  minInlineSize: 0,
});

export const card = createVariants(baseCard, {
  // Aligns the buttons in a row of cards with different heights.
  vertical: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  horizontal: { gridTemplateColumns: 'clamp(6rem, 30%, 11rem) minmax(0, 1fr)' },
});

export const frame = style({ position: 'relative', alignSelf: 'start' });

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  // Keeps the corners of the scaled picture round in browsers that composite it separately.
  isolation: 'isolate',
});

export const zoom = style({
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  '@media': {
    [canHover]: {
      selectors: { [`${baseCard}:hover &`]: { transform: 'scale(1.035)' } },
    },
    [reducedMotion]: {
      selectors: { [`${baseCard}:hover &`]: { transform: 'none' } },
    },
  },
});

export const marks = style({
  position: 'absolute',
  insetBlockStart: space['3'],
  insetInlineStart: space['3'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['1'],
  maxInlineSize: `calc(100% - ${space['3']} * 2)`,
  pointerEvents: 'none',
});

/** Above the link's target, which covers the whole card. */
export const corner = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: space['2'],
  insetInlineEnd: space['2'],
});

export const content = createVariants(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['1'],
    alignContent: 'start',
    minInlineSize: 0,
  },
  {
    vertical: { display: 'flex', flexDirection: 'column' },
    horizontal: { alignContent: 'center' },
  },
);

export const name = style({
  margin: 0,
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  // The whole card is the link's target and has the focus ring.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
  '@media': {
    [canHover]: {
      ':hover': {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
      },
    },
  },
});

export const detail = style({
  margin: 0,
  color: color.textMuted,
  fontSize: text.sm,
  overflowWrap: 'anywhere',
});

/** Above the link's target, which covers the whole card. */
export const action = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  marginBlockStart: 'auto',
  paddingBlockStart: space['2'],
});
