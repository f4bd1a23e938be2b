import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const merchandisePage = style({ paddingBlock: vars.space[10] });

/** As high as a screen, so that the footer does not move out of it when the section appears. */
export const sectionPlaceholder = style({ minBlockSize: '100dvh' });
