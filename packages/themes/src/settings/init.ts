/**
 * Entry of `/theme-init.js`. `<head>` loads it synchronously, so that the first paint has the
 * stored appearance (docs/product.md#first-paint).
 */
import { applyStoredAppearance } from './applyStoredAppearance';

applyStoredAppearance();
