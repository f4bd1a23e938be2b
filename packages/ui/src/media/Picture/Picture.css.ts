import { grounds } from '@gschool/poster-art';
import { vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

export const box = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  background: vars.color.surfaceSunken,
});

/** The color of a poster until it is painted: its own ground, in the colors of the theme. */
export const groundColors = grounds.map(([base, other, share]) =>
  style({
    background: other
      ? `color-mix(in srgb, ${vars.poster[other]} ${share * 100}%, ${vars.poster[base]})`
      : vars.poster[base],
  }),
);

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
