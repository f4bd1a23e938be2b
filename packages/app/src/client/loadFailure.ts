import { APP_RENDERED_EVENT } from './startOnUse';

/** The id of the message. Its style is in `packages/themes/src/global.css.ts`. */
const LOAD_FAILURE_ID = 'load-failure';

/** The texts are part of every document, because the message catalogs load with the app. */
const texts = {
  en: {
    message: 'We couldn’t load all of this page. Check your connection and',
    link: 'reload the page',
  },
  ar: { message: 'تعذّر تحميل هذه الصفحة كاملة. تحقّقي من اتصالك ثم', link: 'أعيدي تحميل الصفحة' },
};

/**
 * Shows a message that the app could not be loaded, with a link that reloads the page. Without the
 * message, a page that only the app renders would stay blank, and the controls of a prerendered
 * page would do nothing. The message disappears when a later try has rendered the app.
 */
export function showLoadFailure(): void {
  document.getElementById(LOAD_FAILURE_ID)?.remove();
  const { message, link: linkText } = document.documentElement.lang === 'ar' ? texts.ar : texts.en;
  const alert = document.createElement('p');
  alert.id = LOAD_FAILURE_ID;
  alert.setAttribute('role', 'alert');
  const link = document.createElement('a');
  link.href = location.pathname + location.search;
  link.textContent = linkText;
  alert.append(`${message} `, link, '.');
  document.body.append(alert);
  document.addEventListener(APP_RENDERED_EVENT, () => alert.remove(), { once: true });
}

/** Shows the message when a script of the document, or code that it imports, does not load. */
export function watchScripts(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module')
        whenParsed(showLoadFailure);
    },
    // Error events of elements don't bubble.
    true,
  );
}

function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback();
  else document.addEventListener('DOMContentLoaded', callback, { once: true });
}
