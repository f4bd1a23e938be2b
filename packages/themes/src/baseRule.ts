import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { baseLayer } from './layers.css';

/**
 * Adds a rule to the base styles; for style sheets (`*.css.ts`). The rule is in a layer, so that
 * any class of a component overrides it, no matter how specific the rule is.
 */
export const rule = (selector: string, style: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [baseLayer]: style } } as GlobalStyleRule);
