import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { captionColors } from './captionStyle';
import * as frameStyles from '../frame.css';

const { color, motion, space } = vars;

const band = {
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gap: space['1'],
  justifyItems: 'center',
  paddingInline: '6%',
  pointerEvents: 'none',
  transition: `transform ${motion.base} ${motion.easeOut}`,
} as const;

export const above = style([
  band,
  {
    insetBlockStart: '5%',
    selectors: { '[data-controls="visible"] &': { transform: 'translateY(2.25rem)' } },
  },
]);

/** Moves above the controls while they are visible. */
export const below = style([
  band,
  {
    insetBlockEnd: '5%',
    selectors: {
      '[data-controls="visible"] &': { transform: 'translateY(calc(5cqb - 4.75rem))' },
      '[data-state="idle"] &, [data-state="error"] &, [data-overlay] &': { visibility: 'hidden' },
    },
    '@container': {
      [frameStyles.isWide]: {
        selectors: {
          '[data-controls="visible"] &': { transform: 'translateY(calc(5cqb - 6rem))' },
        },
      },
    },
  },
]);

export const line = style({ margin: 0, textAlign: 'center', textWrap: 'balance' });

export const cue = style({
  paddingBlock: '0.1em',
  paddingInline: '0.4em',
  borderRadius: '0.2em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  fontFamily: vars.font.body,
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
});

// A tenth of the frame's height at most, so that four lines fit a small player too.
const grow = (by: number) => ({
  fontSize: `min(10cqb, ${by} * clamp(0.9375rem, 0.55rem + 1.4cqi, 2.25rem))`,
});

export const sizes = styleVariants({ small: 0.8, medium: 1, large: 1.35, huge: 1.75 }, grow);

export const textColors = styleVariants(captionColors, (textColor) => ({ color: textColor }));

const background = (percent: number) => ({
  background: `color-mix(in srgb, ${color.stage} ${percent}%, transparent)`,
});

export const backgrounds = styleVariants({ solid: 100, half: 72, none: 0 }, background);

const ring = ['0.06em 0', '-0.06em 0', '0 0.06em', '0 -0.06em', '0.045em 0.045em'];
const corners = ['-0.045em 0.045em', '0.045em -0.045em', '-0.045em -0.045em'];

export const edges = styleVariants({
  shadow: { textShadow: `0 0.05em 0.12em ${color.stage}, 0 0.1em 0.35em ${color.stage}` },
  outline: { textShadow: [...ring, ...corners].map((at) => `${at} 0 ${color.stage}`).join(', ') },
});
