/**
 * Entry of the published `theme-init.js`. `<head>` loads it synchronously, so that the first paint
 * has the stored appearance (docs/product/appearance.md#first-paint). Own themes are in its
 * `data-themes`.
 */
import { applyOfferedAppearance } from './applyOfferedAppearance';

applyOfferedAppearance(document.currentScript?.dataset['themes']);
