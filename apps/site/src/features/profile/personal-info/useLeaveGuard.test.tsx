import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { mayLeave } from '../../../shared/leaveQuestion';
import { useLeaveGuard } from './useLeaveGuard';

let root: Root;
let guard: ReturnType<typeof useLeaveGuard>;

function Example({ isDirty }: { isDirty: boolean }) {
  const current = useLeaveGuard(isDirty);
  useEffect(() => {
    guard = current;
  });
  return null;
}

const render = (isDirty: boolean) =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <Example isDirty={isDirty} />
      </MemoryRouter>,
    ),
  );

/** Asks as signing out does; the answer comes later. */
async function ask(): Promise<{ answer: Promise<boolean> }> {
  let answer = Promise.resolve(false);
  await act(async () => {
    answer = mayLeave();
  });
  return { answer };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('signing out of unsaved edits', () => {
  it('waits for an answer, either way, and asks again the next time', async () => {
    await render(true);
    const first = await ask();
    expect(guard.isAsking).toBe(true);
    await act(async () => guard.stay());
    expect(await first.answer).toBe(false);
    expect(guard.isAsking).toBe(false);

    const second = await ask();
    await act(async () => guard.leave());
    expect(await second.answer).toBe(true);
    expect(guard.isAsking).toBe(false);
  });

  it('asks nothing where nothing is unsaved, or the form has gone', async () => {
    await render(false);
    expect(await (await ask()).answer).toBe(true);
    await render(true);
    await act(async () => root.render(null));
    expect(await (await ask()).answer).toBe(true);
  });
});
