import '@gschool/themes/global';

import { holdErrors } from '@gschool/data/errors';
import { preloadPosterArt } from '@gschool/ui';
import { reloadOnceOnMissingChunk, UNTRANSLATED } from '@gschool/ui/app';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './App';
import { settings } from './config/env';
import { catalogue } from './i18n/i18n';
import { loadPages } from './routes';

const held = holdErrors();
/** A boundary shows what a page throws, and logs it; here it is reported. What no boundary catches, the window hears. */
const rootOptions = { onCaughtError: (error: unknown) => held.add(error, 'render') };

/** Starts the shop. It shows sample content only and talks to no backend yet. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (!settings.ok) {
    const { MissingSettings } = await import('./features/shell/MissingSettings');
    createRoot(root).render(<MissingSettings problems={settings.problems} />);
    return;
  }
  // A page that cannot be loaded says so itself, once the rest is here.
  await loadPages(window.location.pathname).catch(() => undefined);
  const { documentElement: html } = document;
  // Words that do not arrive leave the page in English, which came with the code.
  await catalogue.ready().catch(() => {
    Object.assign(html, { lang: 'en', dir: 'ltr' });
    return catalogue.speak('en');
  });
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  const isEnglish = !html.hasAttribute(UNTRANSLATED);
  // Prerendered in English and hidden until now: said anew in the reader's language.
  if (!isEnglish) root.replaceChildren();
  html.removeAttribute(UNTRANSLATED);
  // Only a prerendered page is adopted, and it names its own path.
  if (
    isEnglish &&
    root.dataset['prerendered'] === window.location.pathname.replace(/(.)\/$/, '$1')
  ) {
    hydrateRoot(root, app, rootOptions);
  } else {
    void preloadPosterArt();
    createRoot(root, rootOptions).render(app);
  }
  void import('./config/errorReporter').then(({ watch }) => watch(held));
}

reloadOnceOnMissingChunk();
void start();
