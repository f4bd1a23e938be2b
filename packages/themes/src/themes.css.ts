import { globalStyle } from '@vanilla-extract/css';

import { tokensLayer } from './layers.css';
import { createThemeRules } from './themeRules';

for (const { selector, tokens } of createThemeRules()) {
  globalStyle(selector, { '@layer': { [tokensLayer]: { vars: tokens } } });
}
