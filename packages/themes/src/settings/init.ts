/**
 * The whole of `/theme-init.js`: bundled to one classic script that `<head>`
 * loads synchronously, so that the first paint already has the chosen look.
 * It never throws: without storage or with a broken entry the defaults hold.
 */
import { applySettings } from './apply';
import { parseSettings, SETTINGS_KEY } from './parse';

let stored: string | null = null;
try {
  stored = sessionStorage.getItem(SETTINGS_KEY);
} catch {
  // Storage is blocked: the defaults are right.
}
applySettings(document.documentElement, parseSettings(stored));
