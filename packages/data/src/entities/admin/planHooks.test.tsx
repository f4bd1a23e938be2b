// @vitest-environment happy-dom
import type { AdminQueryKind, Draft } from '@gschool/admin/contract';
import { createNewProfile } from '@gschool/domain';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DataProvider } from '../../queries/DataProvider';
import { createServices, type Services } from '../../services/createServices';
import { ServicesProvider } from '../../services/ServicesProvider';
import { createSession } from '../../session/createSession';
import { documentPaths } from '../../documents';
import { anAccount } from '../../testing/anAccount';
import { createTestBackend } from '../../testing/createTestBackend';
import { useReleasePlan } from './planHooks';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const toDraft = (id: string) => ({ id, version: '1' }) as Draft;
const drafts = [toDraft('videos-calm'), toDraft('videos-strong')];
const some = drafts.slice(0, 1);

let services: Services;
let root: Root;
let requests: { kind: AdminQueryKind; drafts: readonly string[] }[];

/** The plan of the chosen drafts, and the one of all drafts if it is known. */
function Plans({ chosen }: { chosen: readonly Draft[] }) {
  const isEvery = chosen.length === drafts.length;
  const plan = useReleasePlan(chosen, isEvery);
  const everyPlan = useReleasePlan(drafts, true, isEvery);
  return (
    <p>
      {plan.isPlaceholderData ? '…' : plan.data?.token} {everyPlan.data?.token}
    </p>
  );
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
  server.put(
    documentPaths.user('mira'),
    createNewProfile({ ...user, timezone: 'UTC', now: 0 } as never),
  );
  const query = async (kind: AdminQueryKind, args: { drafts: readonly string[] }) => {
    requests.push({ kind, drafts: args.drafts });
    return { token: `plan of ${args.drafts.length}` };
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

it('is one request while every draft is chosen, and stays known after one is left out', async () => {
  await show(<Plans chosen={drafts} />);
  await waitFor(() => expect(texts()).toEqual(['plan of 2 plan of 2']));
  expect(requests).toHaveLength(1);
  await show(<Plans chosen={some} />);
  await waitFor(() => expect(texts()).toEqual(['plan of 1 plan of 2']));
  expect(requests.map((request) => request.drafts.length)).toEqual([2, 1]);
});

it('of all drafts is not asked for, if only one is chosen', async () => {
  await show(<Plans chosen={some} />);
  await waitFor(() => expect(texts()).toEqual(['plan of 1 ']));
  expect(requests).toEqual([{ kind: 'catalogue.plan', drafts: ['videos-calm'] }]);
});
