/**
 * The whole of `/theme-init.js`: bundled to one classic script that `<head>`
 * loads synchronously, so that the first paint already has the chosen look.
 * It never throws: without storage or with a broken entry the defaults hold.
 */
import { applySettings } from './apply';
import { readLook, withoutLook } from './link';
import { parseSettings, SETTINGS_KEY } from './parse';

const { search, pathname, hash } = location;
let look = readLook(search);
try {
  if (look) {
    // Kept like a choice of this tab, then taken out of the address: a reload, a link and
    // a bookmark of this page shall follow what the reader chooses from here on.
    sessionStorage.setItem(SETTINGS_KEY, JSON.stringify(look));
    history.replaceState(history.state, '', pathname + withoutLook(search) + hash);
  } else look = parseSettings(sessionStorage.getItem(SETTINGS_KEY));
} catch {
  // Storage is blocked: the link, which then stays in the address, or the defaults.
}
applySettings(document.documentElement, look ?? parseSettings(null));
