import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, vars } from '@gschool/themes';

const { space } = vars;

export const state = recipe({
  base: {
    display: 'grid',
    gap: `clamp(${space['6']}, 5vw, ${space['12']})`,
    alignItems: 'center',
    inlineSize: '100%',
    paddingBlock: `clamp(${space['8']}, 6vw, ${space['16']})`,
  },
  variants: {
    hasPicture: {
      true: {
        '@media': {
          [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
        },
      },
    },
  },
});

export const picture = style({
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['4'],
  minInlineSize: 0,
});

/** The mark of the house over the words, where no picture stands beside them. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: '50%',
  borderEndStartRadius: '28%',
  background: vars.color.brandSoft,
  color: vars.color.brandText,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  marginBlockStart: space['2'],
});
