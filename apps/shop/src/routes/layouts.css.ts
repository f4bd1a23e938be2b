import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const merchandisePage = style({
  paddingBlock: `${vars.space[6]} ${vars.space[10]}`,
});

/** As tall as the screen, so that the footer doesn’t move when the section appears. */
export const sectionPlaceholder = style({ minBlockSize: '100dvh' });
