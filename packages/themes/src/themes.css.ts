import { globalStyle } from '@vanilla-extract/css';

import { createThemeRules } from './themeRules';

for (const { selector, tokens } of createThemeRules()) globalStyle(selector, { vars: tokens });
