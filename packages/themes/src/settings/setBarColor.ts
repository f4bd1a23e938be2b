/**
 * Sets `<meta name="theme-color">` in `<html>`, which the bars of the browser and of an installed app
 * follow (docs/product/offline.md#installed). Other elements contain no such tag.
 */
export const setBarColor = (root: Element, color: string): void =>
  root.querySelector('meta[name=theme-color]')?.setAttribute('content', color);
