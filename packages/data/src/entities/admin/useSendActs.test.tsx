// @vitest-environment happy-dom
import type { ActRequest, ActResult } from '@gschool/admin/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';

import { openAdmin } from './testing/openAdmin';
import { useSendActs, type SendActs } from './useSendActs';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Sends a block whose first token is refused, and returns the outcomes and the number of requests. */
const sendWithOldToken = async (canRenew: boolean) => {
  let requests = 0;
  const run = async (acts: readonly ActRequest[]): Promise<readonly ActResult[]> => {
    requests += 1;
    return acts.map(({ id }) =>
      requests === 1
        ? { id, outcome: 'refused', error: { code: 'unauthenticated' } }
        : { id, outcome: 'unchanged' },
    );
  };
  const page = await openAdmin({ act: run }, async () => canRenew);
  let sender = {} as SendActs;
  function Page() {
    sender = useSendActs();
    return null;
  }
  await page.show(<Page />);
  let outcomes: readonly string[] = [];
  await act(async () => {
    const results = await sender.send([{ kind: 'member.block', args: { uid: 'lina' } }]);
    outcomes = results.map(({ outcome }) => outcome);
  });
  page.close();
  return { outcomes, requests };
};

it('sends acts again with a new token, if the server refuses the old one', async () => {
  expect(await sendWithOldToken(true)).toEqual({ outcomes: ['unchanged'], requests: 2 });
});

it('sends acts once, if the token can’t be renewed', async () => {
  expect(await sendWithOldToken(false)).toEqual({ outcomes: ['refused'], requests: 1 });
});
