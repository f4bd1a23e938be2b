import type { Session, SessionState } from '@gschool/data';
import { expect, it } from 'vitest';

import { phaseMemoryOf } from './phaseMemory';

/** A session that only tells who is here. */
function aSession(uid: string | null) {
  const listeners = new Set<() => void>();
  let who = uid;
  const session = {
    get: () =>
      (who === null
        ? { status: 'signedOut' }
        : { status: 'signedIn', user: { uid: who } }) as SessionState,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Session;
  const become = (next: string | null) => {
    who = next;
    for (const listener of listeners) listener();
  };
  return { session, become };
}

it('keeps a phase for one member and one session', () => {
  const { session, become } = aSession('mira');
  const memory = phaseMemoryOf(session);
  memory.set('luteal');
  become('mira');
  expect(phaseMemoryOf(session).get()).toBe('luteal');
  expect(phaseMemoryOf(aSession('mira').session).get()).toBeNull();
});

it('forgets it as soon as she signs out, also when she comes back', () => {
  const { session, become } = aSession('mira');
  const memory = phaseMemoryOf(session);
  const seen: unknown[] = [];
  memory.subscribe(() => seen.push(memory.get()));
  memory.set('ovulatory');
  become(null);
  become('mira');
  expect(memory.get()).toBeNull();
  expect(seen).toEqual(['ovulatory', null]);
});

it('never shows it to somebody else', () => {
  const { session, become } = aSession('mira');
  phaseMemoryOf(session).set('menstrual');
  become('noor');
  expect(phaseMemoryOf(session).get()).toBeNull();
});
