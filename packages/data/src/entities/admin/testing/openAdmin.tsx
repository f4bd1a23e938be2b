import { createSampleProfile } from '@gschool/domain/testing';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';

import { documentPaths } from '../../../documents';
import { DataProvider } from '../../../queries/DataProvider';
import { createServices, type Services } from '../../../services/createServices';
import { ServicesProvider } from '../../../services/ServicesProvider';
import { createSession, type Session } from '../../../session/createSession';
import { anAccount } from '../../../testing/anAccount';
import { createTestBackend } from '../../../testing/createTestBackend';
import { partOf } from '../../../testing/partOf';
import type { AdminRepository } from '../adminRepository';

/** The methods of the function `admin` that a test needs, with answers of any form. */
interface TestAdmin {
  act?: AdminRepository['act'];
  query?: (kind: never, args: never) => Promise<unknown>;
}

/** A page on which an administrator is signed in. */
export interface AdminPage {
  services: Services;
  /** Renders on the page, in place of what it shows. */
  show: (content: ReactNode) => Promise<void>;
  close: () => void;
}

/**
 * Opens a page on which the administrator `mira` is signed in.
 *
 * @param renew replaces the renewal of the token
 */
export const openAdmin = async (admin: TestAdmin, renew?: Session['renew']): Promise<AdminPage> => {
  const { backend, server } = createTestBackend();
  server.current = anAccount('mira');
  server.claims = { ...server.claims, role: 'admin' };
  server.put(documentPaths.user('mira'), createSampleProfile());
  const repository = partOf<AdminRepository>(admin as Partial<AdminRepository>);
  const session = createSession({
    connect: async () => ({ ...backend, admin: async () => repository }),
    now: () => Date.now(),
  });
  const services = createServices({ session: renew ? { ...session, renew } : session });
  session.start();
  await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return {
    services,
    show: (content) =>
      act(async () =>
        root.render(
          <ServicesProvider services={services}>
            <DataProvider>{content}</DataProvider>
          </ServicesProvider>,
        ),
      ),
    close: () => {
      act(() => root.unmount());
      container.remove();
      services.dispose();
    },
  };
};
