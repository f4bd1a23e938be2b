import { questionsPage } from '@gschool/app/pages';
import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'grid', gap: vars.space['3'] });

export const address = style([questionsPage.link, { color: vars.color.soft }]);
