// @vitest-environment happy-dom
import type { Act, ActRequest, ActResult } from '@gschool/admin/contract';
import { createSampleProfile } from '@gschool/domain/testing';
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
import { PART_SIZE } from './actList';
import { dropUndoable, getAdminActs } from './adminActs';
import { useActList, type ActListControl } from './useActList';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('makes no act undoable again when a list that stopped continues', async () => {
  const { backend, server } = createTestBackend();
  const user = anAccount('mira');
  server.current = user;
  server.claims = { ...server.claims, role: 'admin' };
  server.put(documentPaths.user('mira'), createSampleProfile());
  let request = 0;
  const run = async (acts: readonly ActRequest[]): Promise<readonly ActResult[]> => {
    request += 1;
    return acts.map(({ id, kind }) =>
      request === 2
        ? { id, outcome: 'refused', error: { code: 'rate-limited' } }
        : {
            id,
            outcome: 'done',
            act: { id, kind, subject: {}, isUndoable: true, undoneBy: null } as Act,
          },
    );
  };
  const session = createSession({
    connect: async () => ({ ...backend, admin: async () => ({ act: run }) as never }),
    now: () => Date.now(),
  });
  const services = createServices({ session });
  session.start();
  await vi.waitFor(() => expect(session.get().status).toBe('signedIn'));
  let control = {} as ActListControl;
  function Page() {
    control = useActList();
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
  const drafts = Array.from({ length: PART_SIZE + 1 }, (_, n) => ({
    kind: 'member.block' as const,
    args: { uid: `m${n}` },
  }));
  const getUndoable = () => getAdminActs(services).undoable.get();

  await act(() => control.start(drafts, async () => true));
  expect(getUndoable()).toHaveLength(PART_SIZE);
  const [undone] = getUndoable();
  dropUndoable(services, undone?.id ?? '');
  const last = await act(() => control.resume(async () => true));
  expect(last?.state).toBe('ended');
  expect(getUndoable()).toHaveLength(PART_SIZE);
  expect(getUndoable()).not.toContain(undone);

  act(() => root.unmount());
  services.dispose();
});
