/**
 * Entry of the published `theme-init.js`. `<head>` loads it synchronously, so that the first paint
 * has the stored appearance (docs/product/appearance.md#first-paint). Its `data-themes` attribute
 * contains the project's own themes.
 */
import { applyOfferedAppearance } from './applyOfferedAppearance';

applyOfferedAppearance(document.currentScript?.dataset['themes']);
