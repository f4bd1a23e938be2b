/**
 * The source of the script in the `<head>` of every built document. It prepares the first paint,
 * adds the web fonts, starts the app of a prerendered page (`data-entry` names the app's entry) and
 * shows a message if the app cannot be loaded.
 */
import './firstPaint';

import { UNTRANSLATED_ATTRIBUTE } from './i18n/firstLanguage';
import { showLoadFailure, watchScripts } from './client/loadFailure';
import { showWebFonts } from './client/showWebFonts';
import { startOnUse } from './client/startOnUse';
import { watchMarkup } from './client/watchMarkup';

showWebFonts();
watchScripts();

const entry = document.currentScript?.dataset['entry'];
if (entry) {
  watchMarkup();
  startOnUse(() => import(/* @vite-ignore */ entry), {
    // For a reader of another language, the page is hidden until the app has rendered it.
    isImmediate: document.documentElement.hasAttribute(UNTRANSLATED_ATTRIBUTE),
    onFailure: showLoadFailure,
  });
}
