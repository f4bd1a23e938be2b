/**
 * The source of the script that every built document contains in its `<head>`: the first paint,
 * the web fonts, the start of the app of a prerendered page, whose entry `data-entry` names, and the
 * message for an app that cannot be loaded.
 */
import './firstPaint';

import { UNTRANSLATED_ATTRIBUTE } from './i18n/firstLanguage';
import { showLoadFailure, watchScripts } from './client/loadFailure';
import { showWebFonts } from './client/showWebFonts';
import { startOnUse } from './client/startOnUse';

showWebFonts();
watchScripts();

const entry = document.currentScript?.dataset['entry'];
if (entry) {
  startOnUse(() => import(/* @vite-ignore */ entry), {
    // A reader of another language sees nothing until the app has rendered.
    isImmediate: document.documentElement.hasAttribute(UNTRANSLATED_ATTRIBUTE),
    onFailure: showLoadFailure,
  });
}
