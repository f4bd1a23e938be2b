// @vitest-environment happy-dom
import type { Act, ActRequest, ActResult } from '@gschool/admin/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';

import { PART_SIZE } from './actList';
import { dropUndoable, getAdminActs } from './adminActs';
import { openAdmin } from './testing/openAdmin';
import { useActList, type ActListControl } from './useActList';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('makes no act undoable again when a list that stopped continues', async () => {
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
  const { services, show, close } = await openAdmin({ act: run });
  let control = {} as ActListControl;
  function Page() {
    control = useActList();
    return null;
  }
  await show(<Page />);
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

  close();
});
