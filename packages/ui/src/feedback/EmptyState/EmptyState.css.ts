import { globalStyle, style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import { createVariants } from '../../internal/variants';

const { space } = vars;

export const emptyState = createVariants(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    inlineSize: '100%',
  },
  {
    page: {
      gap: `clamp(${space['6']}, 5vw, ${space['12']})`,
      paddingBlock: `clamp(${space['8']}, 6vw, ${space['16']})`,
    },
    panel: { gap: space['6'], paddingBlock: space['6'] },
  },
);

export const withPicture = style({
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
  },
});

export const picture = style({
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

// A heading hyphenates only in a narrow container.
globalStyle(`${content} > *`, { maxInlineSize: '100%' });

/** The brand shape behind the icon: a sun and a leaf. It is shown only if there is no picture. */
export const iconFrame = createVariants(
  {
    position: 'relative',
    zIndex: 0,
    display: 'grid',
    placeItems: 'center',
    marginBlockStart: space['3'],
    borderRadius: '50%',
    borderEndStartRadius: '28%',
    background: vars.color.brandSoft,
    color: vars.color.brandText,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetBlockStart: '-14%',
        insetInlineEnd: '-18%',
        inlineSize: '52%',
        aspectRatio: '1',
        borderRadius: '50%',
        background: vars.color.brand,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        borderRadius: 'inherit',
        background: 'inherit',
      },
    },
  },
  {
    page: { inlineSize: '6rem', blockSize: '6rem', marginBlockEnd: space['3'] },
    panel: { inlineSize: '3.5rem', blockSize: '3.5rem' },
  },
);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  marginBlockStart: space['2'],
});
