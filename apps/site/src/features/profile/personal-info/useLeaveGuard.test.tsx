import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { confirmLeave } from '../../../shared/leaveConfirmation';
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

/** Asks for confirmation as signing out does. The answer is a promise. */
async function ask(): Promise<{ answer: Promise<boolean> }> {
  let answer = Promise.resolve(false);
  await act(async () => {
    answer = confirmLeave();
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

describe('signing out with unsaved edits', () => {
  it('waits for the answer, and asks again the next time', async () => {
    await render(true);
    const first = await ask();
    expect(guard.isConfirming).toBe(true);
    await act(async () => guard.cancel());
    expect(await first.answer).toBe(false);
    expect(guard.isConfirming).toBe(false);

    const second = await ask();
    await act(async () => guard.leave());
    expect(await second.answer).toBe(true);
    expect(guard.isConfirming).toBe(false);
  });

  it('does not ask without unsaved edits, or after the form has unmounted', async () => {
    await render(false);
    expect(await (await ask()).answer).toBe(true);
    await render(true);
    await act(async () => root.render(null));
    expect(await (await ask()).answer).toBe(true);
  });
});
