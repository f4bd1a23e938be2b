/**
 * The order of the layers. Every style sheet declares it, so that the order does not depend on
 * which one loads first.
 */
const ORDER = '@layer gschool.tokens,gschool.base,gschool.components;';

/**
 * Puts a component's style sheet into the layer `gschool.components`, so that any rule of a project
 * overrides it. Styles that are already in layers, like those of the themes, only get the order.
 */
export const addLayers = (css: string): string =>
  css.includes('@layer gschool.') ? ORDER + css : `${ORDER}@layer gschool.components{${css}}`;
