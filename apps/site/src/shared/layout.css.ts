import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** The space above and below the content of a page. */
export const pageBlock = style({ paddingBlock: `${vars.space['8']} ${vars.space['20']}` });

/** As tall as the screen, so that the footer doesn’t move when the content appears. */
export const spinner = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
});
