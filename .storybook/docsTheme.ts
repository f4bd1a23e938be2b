import { create } from 'storybook/theming';

const font = "'Inter Variable', system-ui, sans-serif";

/** The light and dark theme of documentation pages; `preview.css` sets backgrounds and text. */
export const docsThemes = {
  light: create({
    base: 'light',
    fontBase: font,
    appContentBg: '#fffdf8',
    textColor: '#1c1811',
    colorSecondary: '#806300',
  }),
  dark: create({
    base: 'dark',
    fontBase: font,
    appContentBg: '#16130c',
    textColor: '#f7f3ec',
    colorSecondary: '#ecba12',
  }),
};
