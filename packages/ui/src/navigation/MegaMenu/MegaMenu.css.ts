import { breakpointUp, vars } from '@gschool/themes';
import { keyframes, style } from '@vanilla-extract/css';

import { reducedMotion } from '../../internal/mediaQueries';

const { color, space, motion } = vars;

/** Not positioned, so that the panel is as wide as the header, not as its entry. */
export const root = style({
  display: 'flex',
  // The pointer crosses the rest of the bar before it reaches the panel.
  paddingBlock: space[3],
  marginBlock: `calc(-1 * ${space[3]})`,
});

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 1,
  maxBlockSize: `calc(100dvh - ${vars.size.header})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surfaceRaised,
  color: color.text,
  borderBlock: `1px solid ${color.overlayBorder}`,
  boxShadow: vars.shadow.high,
  animation: `${unfold} ${motion.base} ${motion.easeOut}`,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const inner = style({
  display: 'flex',
  gap: space[10],
  boxSizing: 'border-box',
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: `${space[8]} ${space[10]}`,
});

export const columns = style({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: `${space[8]} ${space[6]}`,
});

export const title = style({
  margin: 0,
  marginBlockEnd: space[2],
  paddingInline: space[3],
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: 'uppercase',
});

export const list = style({
  display: 'grid',
  gap: space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const link = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  minBlockSize: vars.size.touch,
  boxSizing: 'border-box',
  padding: `0.625rem ${space[3]}`,
  borderRadius: vars.radius.medium,
  color: color.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&[aria-current="page"]': { background: color.brandSoft, color: color.brandText },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const icon = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: `min(${vars.radius.medium}, 0.75rem)`,
  background: color.brandSoft,
  color: color.brandText,
  transition: `background-color ${motion.fast} ${motion.easeOut}`,
  selectors: { [`${link}:hover > &`]: { background: color.brand, color: color.onBrand } },
});

export const feature = style({
  position: 'relative',
  alignSelf: 'start',
  display: 'none',
  flex: 'none',
  inlineSize: '17rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
  '@media': { [breakpointUp('lg')]: { display: 'block' } },
});

export const picture = style({
  overflow: 'hidden',
  transition: `transform ${motion.slow} ${motion.easeOut}`,
  selectors: { [`${feature}:hover > &`]: { transform: 'scale(1.03)' } },
  '@media': {
    [reducedMotion]: { selectors: { [`${feature}:hover > &`]: { transform: 'none' } } },
  },
});

export const featureContent = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  padding: space[4],
  background: color.surfaceSunken,
});

export const eyebrow = style({
  color: color.brandText,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
});

/** The whole card is clickable, but only the title is the link's accessible name. */
export const featureLink = style({
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  textDecoration: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: vars.radius.large,
  },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const featureText = style({ margin: 0, color: color.textMuted, fontSize: vars.text.sm });
