// @vitest-environment happy-dom
import type { AdminQueryKind } from '@gschool/admin/contract';
import { createNewProfile } from '@gschool/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { DataProvider } from '../../queries/DataProvider';
import { createServices } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import { createSession } from '../../session/createSession';
import { documentPaths } from '../../documents';
import { anAccount } from '../../testing/anAccount';
import { createTestBackend } from '../../testing/createTestBackend';
import { useFoundMembers } from './memberHooks';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Found({ text }: { text: string }) {
  const { data, error } = useFoundMembers(text);
  return <p>{error ? 'error' : data ? `${data.length} found` : 'waiting'}</p>;
}

it('finds no one for a text that is longer than any email, and does not ask', async () => {
  const asked: string[] = [];
  const { backend, server } = createTestBackend();
  const user = anAccount('mira', { displayName: 'Mira' });
  server.current = user;
  server.claims = { ...server.claims, role: 'admin' };
  server.put(
    documentPaths.user('mira'),
    createNewProfile({ ...user, timezone: 'UTC', now: 0 } as never),
  );
  const query = async (_: AdminQueryKind, { text }: { text: string }) => {
    asked.push(text);
    if (text.length > 320) throw new Error('The function refuses it');
    return { members: [{ uid: 'nia' }] };
  };
  const session = createSession({
    connect: async () => ({ ...backend, admin: async () => ({ query }) as never }),
    now: () => Date.now(),
  });
  const services = createServices({ session });
  session.start();
  await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
  const host = document.body.appendChild(document.createElement('div'));
  const show = (text: string) =>
    act(async () =>
      createRoot(host.appendChild(document.createElement('div'))).render(
        <ServicesProvider services={services}>
          <DataProvider>
            <Found text={text} />
          </DataProvider>
        </ServicesProvider>,
      ),
    );
  await show('nia@example.com');
  await act(() => vi.waitFor(() => expect(host.textContent).toBe('1 found')));
  await show(`${'n'.repeat(321)}@example.com`);
  await act(() => vi.waitFor(() => expect(host.textContent).toBe('1 found0 found')));
  expect(asked).toEqual(['nia@example.com']);
});
