import * as questionsPage from '@gschool/app/questionsPage.css';
import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'grid', gap: vars.space['3'] });

export const link = style([questionsPage.link, { color: vars.color.textMuted }]);
