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
 * `over`: in the space above the content of a page, so that nothing moves when the notice appears.
 * `inline`: a line of its own, which takes no space while it is empty.
 */
export const placement = styleVariants({
  over: [
    line,
    { position: 'absolute', insetInline: 0, insetBlockStart: 0, minBlockSize: space['8'] },
  ],
  // An empty flex or grid item would still have a gap.
  inline: [line, { selectors: { '&:empty': { position: 'absolute' } } }],
});

/** The place of a notice over the content; has no height. */
export const anchor = style({ position: 'relative', zIndex: 1 });
