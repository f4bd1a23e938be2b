// Importing the store applies the stored appearance. It must be imported before a story starts. If
// the menu imported it later, it would replace the appearance set in the toolbar.
import '@gschool/app';

import { createServices, createSession, type Services } from '@gschool/data';
import { createFirebaseBackend } from '@gschool/data/firebase';
import { demoAccounts, DEMO_PASSWORD } from '@gschool/mocks';
import { startMock, type ScenarioName } from '@gschool/mocks/browser';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, type RouteObject } from 'react-router-dom';

import { App } from '../App';
import { settings } from '../config/env';

let count = 0;

/** Services over the mock in the story's scenario, optionally signed in as a demo account. */
function openServices(
  account: string | undefined,
  scenarioAfterSignIn: ScenarioName | undefined,
): Services {
  const session = createSession({
    connect: async () => {
      if (!settings.ok) throw new Error('The demo has its settings');
      const mock = await startMock({ search: '' });
      // Each story has a separate Firebase app, because the SDK has one session per app name.
      const backend = await createFirebaseBackend(settings.values, {
        popupResolver: mock.popupResolver,
        appName: `story-${count++}`,
      });
      const known = demoAccounts.find(({ email }) => email.startsWith(`${account}@`));
      if (known) await backend.auth.signIn(known.email, DEMO_PASSWORD);
      if (scenarioAfterSignIn) mock.setScenario(scenarioAfterSignIn);
      return backend;
    },
  });
  return createServices({ session });
}

/** A full site page at a URL, for stories: the real routes, session and data. */
export function SitePage({
  path,
  account,
  scenarioAfterSignIn,
  table,
  adapt,
  children,
}: {
  /** Path and query. */
  path: string;
  /** The name before the @ of a demo account; absent for a visitor. */
  account?: string | undefined;
  /** The scenario that starts after sign-in. */
  scenarioAfterSignIn?: ScenarioName | undefined;
  /** Routes that replace the site's own. */
  table?: RouteObject[] | undefined;
  /** Replaces a part of the services. */
  adapt?: ((services: Services) => Services) | undefined;
  /** What the app shows besides its routes. Without the service worker and updates. */
  children?: ReactNode;
}) {
  const [services] = useState(() => {
    const opened = openServices(account, scenarioAfterSignIn);
    return adapt ? adapt(opened) : opened;
  });
  useEffect(() => {
    services.session.start();
    return services.dispose;
  }, [services]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <App services={services} table={table}>
        {children}
      </App>
    </MemoryRouter>
  );
}
