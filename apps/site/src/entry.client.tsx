import '@gschool/themes/global';

import { createServices, createSession, type Backend } from '@gschool/data';
import { bufferErrors } from '@gschool/data/errors';
import type { Settings } from '@gschool/data/settings';
import { reloadOnceOnMissingChunk, UNTRANSLATED } from '@gschool/ui/app';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './App';
import { settings } from './config/env';
import { demoAccounts } from './features/auth/demoAccounts';
import { lateFooter } from './features/shell/lateFooter';
import { catalogue } from './i18n/i18n';
import { loadPages } from './routes';
// Listens to the history before the router does.
import './shared/historySteps';
import { demoOutbox } from './shared/demoOutbox';

/**
 * Starts the backend that this build talks to. The one place that knows
 * about the mock: without `VITE_BACKEND=mock` the branch is gone from the build.
 */
async function connect(firebase: Settings): Promise<Backend> {
  if (import.meta.env.VITE_BACKEND === 'mock') {
    const { startMock } = await import('@gschool/mocks/browser');
    const mock = await startMock({
      contentPackUrl: import.meta.env.VITE_CONTENT_PACK,
      search: window.location.search,
    });
    demoAccounts.set(mock.accounts);
    demoOutbox.set(mock.openOutbox);
    const { createFirebaseBackend } = await import('@gschool/data/firebase');
    return createFirebaseBackend(firebase, { popupResolver: mock.popupResolver });
  }
  const { createFirebaseBackend } = await import('@gschool/data/firebase');
  return createFirebaseBackend(firebase);
}

/** Calls back when the browser has painted and has a moment; Firebase stays out of the first wave. */
function afterFirstPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback, 0));
}

const held = bufferErrors();
/** A boundary shows what a page throws, and logs it; here it is reported. What no boundary catches, the window hears. */
const rootOptions = { onCaughtError: (error: unknown) => held.add(error, 'render') };

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (!settings.ok) {
    const { MissingSettings } = await import('./features/shell/MissingSettings');
    createRoot(root).render(<MissingSettings problems={settings.problems} />);
    return;
  }
  const firebase = settings.settings;
  const session = createSession({ connect: () => connect(firebase) });
  const services = createServices({ session });
  const { documentElement: html } = document;
  // A prerendered page names its own path; the shell of dynamic routes holds no page to adopt.
  const isPrerendered =
    root.dataset['prerendered'] === window.location.pathname.replace(/(.)\/$/, '$1');
  await Promise.all([
    // A page that cannot be loaded says so itself, once the rest is here.
    loadPages(window.location.pathname).catch(() => undefined),
    isPrerendered && lateFooter.preload(),
  ]);
  // Words that do not arrive leave the page in English, which came with the code.
  await catalogue.ready().catch(() => {
    Object.assign(html, { lang: 'en', dir: 'ltr' });
    return catalogue.speak('en');
  });
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>
  );
  const isEnglish = !html.hasAttribute(UNTRANSLATED);
  // Prerendered in English and hidden until now: said anew in the reader's language.
  if (!isEnglish) root.replaceChildren();
  html.removeAttribute(UNTRANSLATED);
  if (isEnglish && isPrerendered) {
    hydrateRoot(root, app, rootOptions);
  } else {
    createRoot(root, rootOptions).render(app);
  }
  afterFirstPaint(() => {
    session.start();
    void import('./config/errorReporter').then(({ watch }) => watch(held));
  });
}

reloadOnceOnMissingChunk();
void start();
