import type { Preview } from '@storybook/react-vite';

import { themeLabel } from '../packages/themes/src/names';
import { options } from '../packages/themes/src/settings';

type Menu = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

const menu = (
  title: string,
  icon: NonNullable<Menu['icon']>,
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

const labels: Record<string, string> = {
  light: 'Light',
  dark: 'Dark',
  ltr: 'Left to right',
  rtl: 'Right to left',
  small: 'Small type',
  medium: 'Medium type',
  large: 'Large type',
  full: 'Full motion',
  reduced: 'Reduced motion',
};

/** Every theme in both modes, and no second page. */
const besideItems = [
  { value: 'none', title: 'One theme' },
  ...options.color.flatMap((theme) =>
    options.scheme.map((scheme) => ({
      value: `${theme}-${scheme}`,
      title: `Beside: ${themeLabel(theme)}, ${scheme}`,
    })),
  ),
];

const items = (values: readonly string[]) =>
  values.map((value) => ({ value, title: labels[value] ?? value }));

/** The menus over the canvas. */
export const globalTypes = {
  theme: menu(
    'Theme',
    'paintbrush',
    options.color.map((value) => ({ value, title: themeLabel(value) })),
  ),
  scheme: menu('Mode', 'contrast', items(options.scheme)),
  direction: menu('Direction', 'transfer', items(options.direction)),
  fontSize: menu('Font size', 'grow', items(options.fontSize)),
  motion: menu('Motion', 'lightning', items(['full', 'reduced'])),
  /** A second theme beside a documentation page (`ThemeBeside.tsx`). */
  beside: menu('A second theme, on documentation pages', 'sidebyside', besideItems),
};
