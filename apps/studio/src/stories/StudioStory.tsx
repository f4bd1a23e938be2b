// Importing the store applies the stored appearance. It must load before a story starts; otherwise
// it would override the toolbar’s theme later.
import '@gschool/app';

import { createServices, createSession, type Services } from '@gschool/data';
import { createFirebaseBackend } from '@gschool/data/firebase';
import { demoAccounts, DEMO_PASSWORD } from '@gschool/mocks';
import { startMock, type ScenarioName } from '@gschool/mocks/browser';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { App } from '../App';
import { settings } from '../config/env';

let count = 0;

/** Services on the mocked Firebase of the story's scenario, signed in with one of its accounts. */
function openServices(account: string | undefined, trouble: ScenarioName | undefined): Services {
  const session = createSession({
    connect: async () => {
      if (!settings.ok) throw new Error('The demo has its settings');
      const mock = await startMock({ search: '' });
      // Each story needs its own Firebase app: the SDK keeps one session per app name.
      const backend = await createFirebaseBackend(settings.values, {
        popupResolver: mock.popupResolver,
        appName: `studio-story-${count++}`,
      });
      const known = demoAccounts.find(({ email }) => email.startsWith(`${account}@`));
      if (known) await backend.auth.signIn(known.email, DEMO_PASSWORD);
      if (trouble) mock.setScenario(trouble);
      return backend;
    },
  });
  return createServices({ session });
}

export interface StudioStoryProps {
  /** The path with its query. */
  path: string;
  /** The name before the @ of a demo account; absent for a visitor. */
  account?: string | undefined;
  /** The scenario that starts after sign-in, such as a failing network. */
  scenario?: ScenarioName | undefined;
}

/** A page of the studio at a URL with the real routes, session and data. */
export function StudioStory({ path, account, scenario: trouble }: StudioStoryProps) {
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
