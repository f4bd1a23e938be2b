import '@gschool/app';

import {
  createServices,
  createSession,
  type Backend,
  type Services,
  type Session,
} from '@gschool/data';
import { createFirebaseBackend } from '@gschool/data/firebase';
import { startMock, type StartedMock } from '@gschool/mocks/browser';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { App } from '../App';
import { settings } from '../config/env';

/** What a story can use before its page opens: the app's backend and the mock. */
export interface PrepareContext {
  backend: Backend;
  mock: StartedMock;
}

/** Prepares the data of a story and returns the path to open. */
export type Prepare = (context: PrepareContext) => Promise<string>;

let count = 0;

interface Opened {
  services: Services;
  path: string;
}

async function open(prepare: Prepare): Promise<Opened> {
  if (!settings.ok) throw new Error('The demo has its settings');
  const mock = await startMock({ search: '' });
  const backend = await createFirebaseBackend(settings.values, {
    popupResolver: mock.popupResolver,
    appName: `prepared-${count++}`,
  });
  const path = await prepare({ backend, mock });
  const session = createSession({ connect: () => Promise.resolve(backend) });
  session.start();
  return { services: createServices({ session }), path };
}

/** A site page whose URL is known only after some preparation, such as the link in an email. */
export function PreparedPage({
  prepare,
  onOpened,
  adapt,
}: {
  prepare: Prepare;
  /** Receives the page's session, to change it while the page is open. */
  onOpened?: ((session: Session) => void) | undefined;
  /** Replaces a part of the services. */
  adapt?: ((services: Services) => Services) | undefined;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isGone = false;
    let services: Services | undefined;
    void open(prepare).then((next) => {
      if (isGone) return;
      services = adapt ? adapt(next.services) : next.services;
      setOpened({ ...next, services });
      onOpened?.(next.services.session);
    });
    return () => {
      isGone = true;
      services?.dispose();
    };
  }, [prepare, onOpened, adapt]);
  if (opened === null) return null;
  return (
    <MemoryRouter initialEntries={[opened.path]}>
      <App services={opened.services} />
    </MemoryRouter>
  );
}
