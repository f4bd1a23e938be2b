import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const box = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  background: vars.color.surfaceSunken,
});

const toTint = (tone: string) =>
  style({ background: `color-mix(in srgb, ${tone} 40%, ${vars.color.surfaceSunken})` });

/** The background of a poster until it is painted, one of the theme's colors. */
export const tints = [
  toTint(vars.color.brand),
  toTint(vars.color.info),
  toTint(vars.color.danger),
  toTint(vars.color.accent),
  toTint(vars.color.success),
];

export const shape = styleVariants({
  '16/9': { aspectRatio: '16 / 9' },
  '4/3': { aspectRatio: '4 / 3' },
  '1/1': { aspectRatio: '1' },
  '4/5': { aspectRatio: '4 / 5' },
  '2/3': { aspectRatio: '2 / 3' },
});

/** Fills its parent instead of having its own ratio. */
export const filling = style({ blockSize: '100%' });

export const layer = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

export const image = style([layer, { objectFit: 'cover' }]);

export const crop = styleVariants({
  center: {},
  top: { objectPosition: '50% 15%' },
  bottom: { objectPosition: '50% 85%' },
});
