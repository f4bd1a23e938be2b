import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpointUp, vars, largeTextPhone } from '@gschool/themes';

import * as heroSlideStyles from './HeroSlide.css';
import { focusRing } from '../../internal/focus';
import { canHover, fullMotion, reducedMotion } from '../../internal/mediaQueries';

const lg = breakpointUp('lg');
const { color, size, space } = vars;

export const hero = style({ position: 'relative', overflow: 'hidden', color: color.text });

export const track = style([
  focusRing,
  {
    // The slides' `offsetLeft` is relative to the track.
    position: 'relative',
    display: 'flex',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    scrollBehavior: 'smooth',
    outlineOffset: '-4px',
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
    '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
  },
]);

export const cell = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

const bar = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: space['5'],
  insetInlineStart: size.gutter,
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
});

export const controls = styleVariants({
  split: [
    bar,
    { '@media': { [lg]: { insetBlockEnd: space['8'], insetInlineStart: heroSlideStyles.edge } } },
  ],
  cover: [
    bar,
    {
      '@media': {
        [lg]: {
          insetBlockEnd: `calc(${space['10']} + ${space['6']})`,
          insetInlineStart: `calc(${heroSlideStyles.edge} + ${space['10']})`,
        },
      },
    },
  ],
});

export const indicators = style({
  display: 'flex',
  gap: space['1'],
  marginInlineStart: space['2'],
  // The count next to them has the same information.
  '@media': { [largeTextPhone]: { display: 'none' } },
});

/** An indicator for each slide; the indicator of the current slide is longer. */
export const indicator = style({
  overflow: 'hidden',
  inlineSize: space['3'],
  blockSize: '0.25rem',
  borderRadius: vars.radius.full,
  background: color.border,
  selectors: { '&[data-current]': { inlineSize: space['8'], background: color.text } },
});

const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/**
 * The animation fills the indicator. When it ends, the next slide is shown, so pausing the
 * animation also pauses the rotation. Reduced motion disables both.
 */
export const indicatorProgress = style({
  display: 'block',
  blockSize: '100%',
  background: color.text,
  transformOrigin: '0 50%',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: '100% 50%' },
    [`${hero}[data-rotation=auto]:focus-within &`]: { animationPlayState: 'paused' },
    [`${hero}[data-hidden] &`]: { animationPlayState: 'paused' },
  },
  '@media': {
    [fullMotion]: { animation: `${fill} 8s linear both` },
    [canHover]: {
      selectors: { [`${hero}[data-rotation=auto]:hover &`]: { animationPlayState: 'paused' } },
    },
  },
});

/** The background of an indicator while `indicatorProgress` fills it. */
export const timedIndicator = style({
  selectors: { '&[data-current]': { background: color.border } },
});

/** With reduced motion there is no rotation to pause. */
export const rotationButton = style({ '@media': { [reducedMotion]: { display: 'none' } } });

export const count = style({
  margin: 0,
  marginInlineStart: space['2'],
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
