import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const merchandisePage = style({ paddingBlock: vars.space[10] });
