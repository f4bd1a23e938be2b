import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const newsletter = style({ scrollMarginBlockStart: vars.size.header });
