import type { ThemeSettings } from './settings';

/**
 * Writes the settings to a root element: the class `theme-…`, `dir` and `data-…` attributes. Style
 * sheets read these, so nothing renders again.
 */
export function applySettings(root: Element, settings: ThemeSettings): void {
  const theme = `theme-${settings.color}`;
  const others = [...root.classList].filter((name) => name.startsWith('theme-') && name !== theme);
  root.classList.remove(...others);
  root.classList.add(theme);
  const attributes = {
    dir: settings.direction,
    'data-scheme': settings.scheme,
    'data-font-size': settings.fontSize,
    'data-layout': settings.layout,
    'data-navbar': settings.navbar,
    'data-sidebar': settings.sidebar,
    'data-footer': settings.footer,
  };
  for (const [name, value] of Object.entries(attributes)) {
    // Writing the same value would still notify observers and recompute styles.
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}
