import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** The air above and below the content of a page. */
export const pageBlock = style({ paddingBlock: `${vars.space['8']} ${vars.space['20']}` });

/** A page of which nothing is known yet: nothing jumps when it comes. */
export const wait = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '70vh',
});
