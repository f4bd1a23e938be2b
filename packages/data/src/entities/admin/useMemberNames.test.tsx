// @vitest-environment happy-dom
import type { AdminQueryKind } from '@gschool/admin/contract';
import { createSampleProfile } from '@gschool/domain/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { DataProvider } from '../../queries/DataProvider';
import { createServices, type Services } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import { createSession } from '../../session/createSession';
import { documentPaths } from '../../documents';
import { anAccount } from '../../testing/anAccount';
import { createTestBackend } from '../../testing/createTestBackend';
import { useMemberNames } from './useMemberNames';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ids = Array.from({ length: 120 }, (_, index) => `m${index}`);

let services: Services;
let root: Root;
let requests: { kind: AdminQueryKind; uids: readonly string[] }[];

function Names({ uids }: { uids: readonly string[] }) {
  const names = useMemberNames(uids);
  return <p>{uids.map((uid) => names.get(uid) ?? '?').join(' ')}</p>;
}

const show = (page: React.ReactNode) =>
  act(async () =>
    root.render(
      <ServicesProvider services={services}>
        <DataProvider>{page}</DataProvider>
      </ServicesProvider>,
    ),
  );
const waitFor = (check: () => void) => act(() => vi.waitFor(check));
const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

beforeEach(async () => {
  requests = [];
  const { backend, server } = createTestBackend();
  const user = anAccount('mira', { displayName: 'Mira' });
  server.current = user;
  server.claims = { ...server.claims, role: 'admin' };
  server.put(documentPaths.user('mira'), createSampleProfile());
  const query = async (kind: AdminQueryKind, { uids }: { uids: readonly string[] }) => {
    requests.push({ kind, uids });
    const known = uids.filter((uid) => uid !== 'erased');
    return { names: Object.fromEntries(known.map((uid) => [uid, `Name-${uid}`])) };
  };
  const session = createSession({
    connect: async () => ({ ...backend, admin: async () => ({ query }) as never }),
    now: () => Date.now(),
  });
  services = createServices({ session });
  session.start();
  await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  services.dispose();
});

describe('the names of members', () => {
  it('are one request for all components of a page', async () => {
    await show(
      <>
        <Names uids={['m1', 'm2', 'm2']} />
        <Names uids={['m2', 'm3', 'erased']} />
      </>,
    );
    await waitFor(() => expect(texts()).toEqual(['Name-m1 Name-m2 Name-m2', 'Name-m2 Name-m3 ?']));
    expect(requests).toEqual([{ kind: 'members.names', uids: ['m1', 'm2', 'm3', 'erased'] }]);
  });

  it('are one request for each 100, and none for a name that was read', async () => {
    await show(<Names uids={ids} />);
    await waitFor(() => expect(texts()[0]).not.toContain('?'));
    expect(requests.map(({ uids }) => uids.length)).toEqual([100, 20]);
    // Another page of the log, an hour later.
    await show(null);
    await show(<Names uids={[...ids, 'm200']} />);
    await waitFor(() => expect(texts()[0]).not.toContain('?'));
    expect(requests.slice(2)).toEqual([{ kind: 'members.names', uids: ['m200'] }]);
  });
});
