import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });
