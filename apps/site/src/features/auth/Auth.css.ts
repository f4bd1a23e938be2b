import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const actions = style({ display: 'grid', gap: vars.space['3'] });
