import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { baseLayer } from './layers.css';

/**
 * A rule of the base styles, for style sheets (`*.css.ts`). In a layer, so that any class of a
 * component overrides it, whatever its specificity.
 */
export const rule = (selector: string, style: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [baseLayer]: style } } as GlobalStyleRule);
