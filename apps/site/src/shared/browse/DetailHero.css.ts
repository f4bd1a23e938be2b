import * as detailHero from '@gschool/app/detailHero.css';
import { breakpointUp, vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

const base = style({
  display: 'grid',
  gap: `${space['6']} clamp(${space['8']}, 5vw, ${space['16']})`,
  alignItems: 'center',
});

export const hero = styleVariants({
  wide: [
    base,
    {
      '@media': {
        [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
      },
    },
  ],
  portrait: [
    base,
    {
      '@media': {
        [breakpointUp('md')]: { gridTemplateColumns: 'minmax(15rem, 24rem) minmax(0, 1fr)' },
      },
    },
  ],
});

const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  background: vars.color.surfaceSunken,
  boxShadow: vars.shadow.mid,
});

export const picture = styleVariants({
  wide: [frame, { aspectRatio: '16 / 10' }],
  portrait: [
    frame,
    {
      aspectRatio: '5 / 4',
      '@media': { [breakpointUp('md')]: { aspectRatio: '4 / 5' } },
    },
  ],
});

export const copy = style([detailHero.copy, { minInlineSize: 0 }]);

export const wide = style({ inlineSize: '100%', maxInlineSize: '30rem' });
