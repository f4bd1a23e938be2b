import { createServices, createSession, type Services } from '@gschool/data';
import { createFirebaseBackend } from '@gschool/data/firebase';
import { getShopStorage } from '@gschool/data/shop';
import { demoAccounts, DEMO_PASSWORD } from '@gschool/mocks';
import { startMock, type ScenarioName } from '@gschool/mocks/browser';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { App } from '../App';
import { settings } from '../config/env';
// The store applies its own look when it is first loaded. That has to happen before a story
// begins: later, with the menu that loads it, it would paint over the look of the toolbar.
import '@gschool/app';

let count = 0;

/**
 * Services over the fake Firebase that the story's scenario plays, signed in as one of its
 * accounts.
 */
function openServices(account: string | undefined, trouble: ScenarioName | undefined): Services {
  const session = createSession({
    connect: async () => {
      if (!settings.ok) throw new Error('The demo has its settings');
      const mock = await startMock({ search: '' });
      // Each story gets an app of its own: the SDK keeps one session for each name.
      const backend = await createFirebaseBackend(settings.settings, {
        popupResolver: mock.popupResolver,
        appName: `shop-story-${count++}`,
      });
      const known = demoAccounts.find(({ email }) => email.startsWith(`${account}@`));
      getShopStorage(services).initializeCart(mock.initialCart);
      if (known) await backend.auth.signIn(known.email, DEMO_PASSWORD);
      if (trouble) mock.setScenario(trouble);
      return backend;
    },
  });
  const services: Services = createServices({ session });
  return services;
}

export interface ShopPageProps {
  /** The address, with its query. */
  path: string;
  /** The name before the @ of a demo account; absent for a guest. */
  account?: string | undefined;
  /** What goes wrong from the moment that the account is signed in. */
  scenario?: ScenarioName | undefined;
}

/** A whole shop page at a URL, for stories: the real routes, content, session and data. */
export function ShopPage({ path, account, scenario: trouble }: ShopPageProps) {
  const [services] = useState(() => openServices(account, trouble));
  useEffect(() => {
    services.session.start();
    return services.dispose;
  }, [services]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <App services={services} />
    </MemoryRouter>
  );
}
