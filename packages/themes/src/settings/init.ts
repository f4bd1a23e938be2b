/**
 * The whole of `/theme-init.js`: bundled to one classic script that `<head>`
 * loads synchronously, so that the first paint already has the chosen look.
 */
import { applyStoredAppearance } from './applyStoredAppearance';

applyStoredAppearance();
