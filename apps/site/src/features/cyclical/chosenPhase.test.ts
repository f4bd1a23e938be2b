import { createServices, type Session, type SessionState } from '@gschool/data';
import { createStore } from '@gschool/state';
import { expect, it } from 'vitest';

import { getChosenPhase } from './chosenPhase';

const stateOf = (uid: string | null): SessionState =>
  (uid === null ? { status: 'signedOut' } : { status: 'signedIn', user: { uid } }) as SessionState;

/** Services with a session that only says who is here. */
function pageOf(start: string | null) {
  const { get, set, subscribe } = createStore(stateOf(start));
  const services = createServices({ session: { get, subscribe } as unknown as Session });
  return { services, become: (uid: string | null) => set(stateOf(uid)) };
}

it('keeps a phase for one member and one session', () => {
  const { services, become } = pageOf('mira');
  const phase = getChosenPhase(services);
  phase.set('luteal');
  become('mira');
  expect(getChosenPhase(services).get()).toBe('luteal');
  expect(getChosenPhase(pageOf('mira').services).get()).toBeNull();
});

it('forgets it as soon as she signs out, also when she comes back', () => {
  const { services, become } = pageOf('mira');
  const phase = getChosenPhase(services);
  const seen: unknown[] = [];
  phase.subscribe(() => seen.push(phase.get()));
  phase.set('ovulatory');
  become(null);
  become('mira');
  expect(phase.get()).toBeNull();
  expect(seen).toEqual(['ovulatory', null]);
});

it('never shows it to somebody else', () => {
  const { services, become } = pageOf('mira');
  getChosenPhase(services).set('menstrual');
  become('noor');
  expect(getChosenPhase(services).get()).toBeNull();
});
