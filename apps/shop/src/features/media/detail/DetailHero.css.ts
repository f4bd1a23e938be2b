import * as detailHero from '@gschool/app/detailHero.css';
import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;
const lg = breakpointUp('lg');

/** The start edge of the page container at any screen width. */
const edge = `max(${size.gutter}, calc((100vw - ${size.container}) / 2 + ${size.gutter}))`;

/** The picture is above the text on phones and beside it on wide screens. */
export const hero = style({
  overflow: 'hidden',
  '@media': {
    [lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
      minBlockSize: 'min(38rem, 74dvh)',
    },
  },
});

export const picture = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  inlineSize: '100%',
  maxBlockSize: '52dvh',
  '@media': { [lg]: { order: 1, aspectRatio: 'auto', maxBlockSize: 'none' } },
});

export const copy = style([
  detailHero.copy,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    paddingBlock: space['6'],
    paddingInline: size.gutter,
    '@media': {
      [lg]: { paddingBlock: space['12'], paddingInline: `${edge} ${space['10']}` },
    },
  },
]);

export const title = style([
  detailHero.title,
  {
    fontSize: 'clamp(min(2.25rem, 13vw), 5vw, 4.25rem)',
    lineHeight: 1.02,
    textWrap: 'balance',
  },
]);

export const tagline = style({
  margin: 0,
  color: color.text,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.medium,
});
