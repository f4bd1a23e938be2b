import { createServices, createSession, type Services } from '@gschool/data';
import { bufferErrors, type BufferedErrors } from '@gschool/data/errors';
import { StrictMode, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import type { AppI18n } from '../i18n/createI18n';
import { UNTRANSLATED_ATTRIBUTE } from '../i18n/firstLanguage';
import { settings } from '../settings';
import { connectBackend, type StartMock } from './connectBackend';
import { reloadOnMissingChunk } from './reloadOnMissingChunk';

export interface StartAppOptions {
  /** The app, for the page that lists missing settings. */
  kind: 'site' | 'shop';
  /** The root component, inside the router. */
  App: ComponentType<{ services: Services }>;
  appI18n: AppI18n;
  /** Loads the code of the page at a path. */
  loadPages: (pathname: string) => Promise<void>;
  /** Starts the mock backend; set only by the entry of a demo build. */
  startMock?: StartMock | undefined;
  /** Loads what a prerendered page contains in addition to its route, before hydration. */
  beforeHydrate?: () => Promise<unknown>;
  /** Called before a page that was not prerendered is rendered. */
  beforeRender?: () => void;
}

/** Runs after the first paint, so that Firebase is not part of the first requests. */
function afterFirstPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback, 0));
}

/** Starts an app in the browser: hydrates a prerendered page, or renders one. */
export function startApp(options: StartAppOptions): void {
  const errors = bufferErrors();
  reloadOnMissingChunk();
  void start(options, errors);
}

async function start(options: StartAppOptions, errors: BufferedErrors): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (!settings.ok) {
    const { MissingSettings } = await import('../pages/MissingSettings');
    createRoot(root).render(<MissingSettings kind={options.kind} problems={settings.problems} />);
    return;
  }
  const values = settings.values;
  const session = createSession({
    connect: () => connectBackend(values, services, options.startMock),
  });
  const services: Services = createServices({ session });
  const isPrerendered = containsPage(root);
  await loadFirstPage(options, isPrerendered);
  renderApp(root, options, services, { isPrerendered, errors });
  afterFirstPaint(() => {
    session.start();
    void import('./errorReporter').then(({ reportErrors }) => reportErrors(errors));
  });
}

/** A prerendered page contains its path; the shell of dynamic routes contains no page. */
function containsPage(root: HTMLElement): boolean {
  return root.dataset['prerendered'] === window.location.pathname.replace(/(.)\/$/, '$1');
}

/** Loads everything that the first render needs, in English if other messages fail to load. */
async function loadFirstPage(options: StartAppOptions, isPrerendered: boolean): Promise<void> {
  const { appI18n, beforeHydrate } = options;
  // A page that fails to load shows its error when it renders.
  const loadPages = () => options.loadPages(window.location.pathname).catch(() => undefined);
  await Promise.all([loadPages(), isPrerendered && beforeHydrate?.()]);
  try {
    await appI18n.messagesLoaded();
  } catch {
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
    await appI18n.activateLocale('en');
    await loadPages();
  }
}

function renderApp(
  root: HTMLElement,
  { App, beforeRender }: StartAppOptions,
  services: Services,
  { isPrerendered, errors }: { isPrerendered: boolean; errors: BufferedErrors },
): void {
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>
  );
  // Error boundaries show and log errors; this reports them. The window reports all other errors.
  const rootOptions = { onCaughtError: (error: unknown) => errors.add(error, 'render') };
  const html = document.documentElement;
  const isEnglish = !html.hasAttribute(UNTRANSLATED_ATTRIBUTE);
  // The prerendered English page is hidden, then rendered in the reader's language.
  if (!isEnglish) root.replaceChildren();
  html.removeAttribute(UNTRANSLATED_ATTRIBUTE);
  if (isEnglish && isPrerendered) {
    hydrateRoot(root, app, rootOptions);
  } else {
    beforeRender?.();
    createRoot(root, rootOptions).render(app);
  }
}
