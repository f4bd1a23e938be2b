import { createServices, createSession, type Services } from '@gschool/data';
import { bufferErrors, type BufferedErrors } from '@gschool/data/bufferErrors';
import { hasStoredMember } from '@gschool/data/storedMember';
import { startTransition, StrictMode, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { basePath, toRoutePath } from '../basePath';
import { restoreBreadcrumb } from '../breadcrumb';
import type { AppI18n } from '../i18n/createI18n';
import { UNTRANSLATED_ATTRIBUTE } from '../i18n/firstLanguage';
import { MEMBER_ATTRIBUTE } from '../session/memberAttribute';
import { settings } from '../settings';
import { idleComponent } from '../routes/lazyComponent';
import { createConnections, type StartMock } from './createConnections';
import { preservePlace } from './preservePlace';
import { setOriginForPrint } from './printOrigin';
import { reloadOnMissingChunk } from './reloadOnMissingChunk';
import { APP_RENDERED_EVENT } from './startOnUse';
import { createDefaultPolicy } from './trustedTypes';
import { isMarkupChanged } from './watchMarkup';

export interface StartAppOptions {
  /** Which app this is: the page that lists missing settings and the preloads depend on it. */
  kind: 'site' | 'shop' | 'studio';
  /** The root component, inside the router. */
  App: ComponentType<{ services: Services; children?: ReactNode }>;
  appI18n: AppI18n;
  /** Loads the code of the page at a path. */
  loadPages: (pathname: string) => Promise<void>;
  /** The pattern of the route at a path, for error reports. */
  getRoute: (pathname: string) => string;
  /** Loads the code that the app shows and starts a few seconds after load. */
  loadIdlePart: () => Promise<ComponentType>;
  /** Starts the mock backend; set only by the entry of a demo build. */
  startMock?: StartMock | undefined;
  /** Called before a page is rendered without hydration. */
  beforeRender?: () => void;
}

/** Calls back after the first paint, so that the first requests don't include Firebase. */
function afterFirstPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback, 0));
}

/** Lets the browser handle input and paint before the next task. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts an app in the browser. Hydrates a prerendered page; renders any other page. */
export function startApp(options: StartAppOptions): void {
  const errors = bufferErrors();
  createDefaultPolicy();
  reloadOnMissingChunk();
  setOriginForPrint();
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
  const mayBeSignedIn = hasStoredMember(() => window.localStorage);
  const session = createSession({
    mayBeSignedIn,
    ...createConnections(values, {
      getServices: () => services,
      startMock: options.startMock,
      // The studio reads the profile, members and orders without it.
      usesFirestore: options.kind !== 'studio',
    }),
  });
  const services: Services = createServices({ session });
  // Before the first paint, `firstPaint.ts` hides the parts that only visitors see.
  session.subscribe(() =>
    document.documentElement.toggleAttribute(
      MEMBER_ATTRIBUTE,
      session.get().status !== 'signedOut',
    ),
  );
  const isPrerendered = containsCurrentPage(root);
  // The pages of members are empty until the session is known.
  if (mayBeSignedIn && !isPrerendered) session.start();
  // Evaluating the modules is a long task, so the browser may respond to input before the next one.
  if (isPrerendered) await nextTask();
  await loadFirstPage(options);
  renderApp(root, options, services, { isPrerendered, errors });
  afterFirstPaint(() => {
    session.start();
    // The mock shows its inspector and the demo accounts on the sign-in form.
    if (options.startMock) session.prepareSignIn();
    // Errors are buffered until the reporter is loaded.
    import('./errorReporter').then(
      ({ reportErrors }) =>
        reportErrors(errors, {
          services,
          getRoute: (pathname) => options.getRoute(toRoutePath(pathname)),
        }),
      (error: unknown) => console.warn(error),
    );
  });
}

/**
 * Whether the markup is for the current page. A prerendered page contains its path; the shell for
 * dynamic routes contains no page.
 */
function containsCurrentPage(root: HTMLElement): boolean {
  return root.dataset['prerendered'] === window.location.pathname.replace(/(.)\/$/, '$1');
}

/**
 * Loads everything that the first render needs. If the messages of another language fail to load,
 * uses English.
 */
async function loadFirstPage(options: StartAppOptions): Promise<void> {
  const { appI18n } = options;
  // If a page fails to load, it shows its error when it renders.
  const loadPages = () =>
    options.loadPages(toRoutePath(window.location.pathname)).catch(() => undefined);
  await loadPages();
  try {
    await appI18n.messagesLoaded();
  } catch {
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
    await appI18n.activateLocale('en');
    // The first attempt may have failed because the messages of the page failed to load.
    await loadPages();
  }
}

/** Tells the inline script that the page now handles events. */
function RenderedNotice({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Wait until after this commit: React can hydrate a part of the page in response to an event,
    // but not during a commit.
    const timer = setTimeout(() => document.dispatchEvent(new Event(APP_RENDERED_EVENT)));
    return () => clearTimeout(timer);
  }, []);
  return children;
}

function renderApp(
  root: HTMLElement,
  { App, beforeRender, loadIdlePart }: StartAppOptions,
  services: Services,
  { isPrerendered, errors }: { isPrerendered: boolean; errors: BufferedErrors },
): void {
  const IdlePart = idleComponent(loadIdlePart);
  const app = (
    <StrictMode>
      <BrowserRouter basename={basePath}>
        <RenderedNotice>
          <App services={services}>
            <IdlePart />
          </App>
        </RenderedNotice>
      </BrowserRouter>
    </StrictMode>
  );
  // React calls this for errors that an error boundary caught. `bufferErrors` listens for all
  // others.
  const rootOptions = { onCaughtError: (error: unknown) => errors.add(error, 'render') };
  const html = document.documentElement;
  const isMarkupInLanguage = !html.hasAttribute(UNTRANSLATED_ATTRIBUTE);
  // The prerendered English markup is hidden. It is replaced by a page in the reader's language.
  if (!isMarkupInLanguage) root.replaceChildren();
  html.removeAttribute(UNTRANSLATED_ATTRIBUTE);
  if (isMarkupInLanguage && isPrerendered) {
    restoreBreadcrumb(root.dataset['state']);
    const restorePlace = preservePlace(root);
    const onRecoverableError = (error: unknown) => {
      restorePlace();
      // A translator or an extension has changed the markup, which is not an error of the app.
      if (!isMarkupChanged(root)) reportError(error);
    };
    // A transition lets hydration pause for the browser between components.
    startTransition(() => void hydrateRoot(root, app, { ...rootOptions, onRecoverableError }));
  } else {
    beforeRender?.();
    createRoot(root, rootOptions).render(app);
  }
}
