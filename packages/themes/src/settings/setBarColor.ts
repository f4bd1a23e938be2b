/**
 * Sets `<meta name="theme-color">` if `root` is `<html>`. It determines the color of the bars of
 * the browser and of an installed app (docs/product/offline.md#installed). Other elements contain
 * no such tag.
 */
export const setBarColor = (root: Element, color: string): void =>
  root.querySelector('meta[name=theme-color]')?.setAttribute('content', color);
