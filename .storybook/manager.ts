import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { statusBadges } from './statusBadges';

// Storybook's frame renders before our themes are loaded, so its colors are set here.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Gschool',
    brandTarget: '_self',
    brandUrl: './',
    brandImage: './gschool.svg',
    colorPrimary: '#ecba12',
    colorSecondary: '#806300',
    appBg: '#f5f1e8',
    appContentBg: '#fffdf8',
    appPreviewBg: '#fffdf8',
    appBorderColor: '#e9dfcc',
    appBorderRadius: 12,
    barBg: '#fffdf8',
    barSelectedColor: '#806300',
    textColor: '#1c1811',
    fontBase: "'Inter Variable', system-ui, sans-serif",
  }),
  sidebar: { showRoots: true },
  tagBadges: statusBadges,
});
