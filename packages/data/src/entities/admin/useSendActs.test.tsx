// @vitest-environment happy-dom
import type { ActRequest, ActResult } from '@gschool/admin/contract';
import { createSampleProfile } from '@gschool/domain/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { documentPaths } from '../../documents';
import { DataProvider } from '../../queries/DataProvider';
import { createServices } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import { createSession } from '../../session/createSession';
import { anAccount } from '../../testing/anAccount';
import { createTestBackend } from '../../testing/createTestBackend';
import { useSendActs, type SendActs } from './useSendActs';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Sends a block whose first token is refused, and returns the outcomes and the number of requests. */
const sendWithOldToken = async (canRenew: boolean) => {
  const { backend, server } = createTestBackend();
  server.current = anAccount('mira');
  server.put(documentPaths.user('mira'), createSampleProfile());
  let requests = 0;
  const run = async (acts: readonly ActRequest[]): Promise<readonly ActResult[]> => {
    requests += 1;
    return acts.map(({ id }) =>
      requests === 1
        ? { id, outcome: 'refused', error: { code: 'unauthenticated' } }
        : { id, outcome: 'unchanged' },
    );
  };
  const session = createSession({
    connect: async () => ({
      ...backend,
      admin: async () =>
        ({ act: run, query: () => Promise.reject(new Error('Not asked')) }) as never,
    }),
    now: () => Date.now(),
  });
  session.start();
  await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
  const services = createServices({ session: { ...session, renew: async () => canRenew } });
  let sender = {} as SendActs;
  function Page() {
    sender = useSendActs();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <DataProvider>
          <Page />
        </DataProvider>
      </ServicesProvider>,
    ),
  );
  let outcomes: readonly string[] = [];
  await act(async () => {
    const results = await sender.send([{ kind: 'member.block', args: { uid: 'lina' } }]);
    outcomes = results.map(({ outcome }) => outcome);
  });
  await act(async () => root.unmount());
  return { outcomes, requests };
};

it('sends acts again with a new token, if the server refuses the old one', async () => {
  expect(await sendWithOldToken(true)).toEqual({ outcomes: ['unchanged'], requests: 2 });
});

it('sends acts once, if the token can’t be renewed', async () => {
  expect(await sendWithOldToken(false)).toEqual({ outcomes: ['refused'], requests: 1 });
});
