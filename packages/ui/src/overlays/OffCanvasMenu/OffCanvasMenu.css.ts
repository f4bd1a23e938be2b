import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const header = style({ marginBlockEnd: vars.space[4] });

export const footer = style({ display: 'grid', gap: vars.space[3] });
