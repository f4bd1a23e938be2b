import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const shelf = style({ paddingBlock: vars.space[10] });
