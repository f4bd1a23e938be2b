import { vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['3'],
  minInlineSize: 0,
});

/**
 * Takes no space while it is empty. `page`: between the edge of the page and its `pageBlock`. It
 * uses half of the block's padding, so that the content moves by about one line, and has the same
 * space above and below. `inline`: a separate line in a stack.
 */
export const placement = styleVariants({
  page: [
    line,
    {
      // Above the padding of the block, which would otherwise receive the presses.
      position: 'relative',
      zIndex: 1,
      selectors: {
        '&:not(:empty)': {
          paddingBlockStart: space['4'],
          marginBlockEnd: `calc(${space['4']} - ${space['8']})`,
        },
      },
    },
  ],
  // An empty flex or grid item would still have a gap.
  inline: [line, { selectors: { '&:empty': { position: 'absolute' } } }],
});
