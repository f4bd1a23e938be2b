import { themeNames, type ThemeName } from '@gschool/themes';
import type { Scheme } from '@gschool/themes/derive';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
};

const read = (): string => {
  const { classList, dataset } = document.documentElement;
  const theme = themeNames.find((name) => classList.contains(`theme-${name}`)) ?? 'gschool';
  return `${theme} ${dataset['scheme'] === 'dark' ? 'dark' : 'light'}`;
};

/** The theme and color scheme in the toolbar, for documentation pages only. */
export function useActiveTheme(): { theme: ThemeName; scheme: Scheme } {
  const [theme, scheme] = useSyncExternalStore(subscribe, read, () => 'gschool light').split(' ');
  return { theme: theme as ThemeName, scheme: scheme as Scheme };
}
