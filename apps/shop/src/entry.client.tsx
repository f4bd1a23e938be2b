import '@gschool/themes/global';

import { createSession, type Backend, type Session } from '@gschool/data';
import { holdErrors } from '@gschool/data/errors';
import type { Settings } from '@gschool/data/settings';
import { keepOf } from '@gschool/data/shop';
import { preloadPosterArt } from '@gschool/ui';
import { reloadOnceOnMissingChunk, UNTRANSLATED } from '@gschool/ui/app';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './App';
import { settings } from './config/env';
import { catalogue } from './i18n/i18n';
import { loadPages } from './routes';
import { demoAccounts } from './shared/demoAccounts';

/**
 * Starts the backend that this build talks to. The one place that knows
 * about the mock: without `VITE_BACKEND=mock` the branch is gone from the build.
 */
async function connect(firebase: Settings, session: Session): Promise<Backend> {
  if (import.meta.env.VITE_BACKEND === 'mock') {
    const { startMock } = await import('@gschool/mocks/browser');
    const mock = await startMock({ search: window.location.search });
    demoAccounts.set(mock.accounts);
    keepOf(session).begin(mock.initialCart);
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

const held = holdErrors();
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
  const session: Session = createSession({ connect: () => connect(firebase, session) });
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
        <App session={session} />
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
  afterFirstPaint(() => {
    session.start();
    void import('./config/errorReporter').then(({ watch }) => watch(held));
  });
}

reloadOnceOnMissingChunk();
void start();
