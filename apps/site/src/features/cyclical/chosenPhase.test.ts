import { createServices, type Session, type SessionState } from '@gschool/data';
import { createStore } from '@gschool/state';
import { expect, it } from 'vitest';

import { getChosenPhase } from './chosenPhase';

const toSessionState = (uid: string | null): SessionState =>
  (uid === null ? { status: 'signedOut' } : { status: 'signedIn', user: { uid } }) as SessionState;

/** Creates services whose session has only a state. */
function createPage(start: string | null) {
  const { get, set, subscribe } = createStore(toSessionState(start));
  const services = createServices({ session: { get, subscribe } as unknown as Session });
  return { services, switchMember: (uid: string | null) => set(toSessionState(uid)) };
}

it('stores a phase for one member and one session', () => {
  const { services, switchMember } = createPage('mira');
  const phase = getChosenPhase(services);
  phase.set('luteal');
  switchMember('mira');
  expect(getChosenPhase(services).get()).toBe('luteal');
  expect(getChosenPhase(createPage('mira').services).get()).toBeNull();
});

it('clears it on sign-out, also when the same member signs in again', () => {
  const { services, switchMember } = createPage('mira');
  const phase = getChosenPhase(services);
  const seen: unknown[] = [];
  phase.subscribe(() => seen.push(phase.get()));
  phase.set('ovulatory');
  switchMember(null);
  switchMember('mira');
  expect(phase.get()).toBeNull();
  expect(seen).toEqual(['ovulatory', null]);
});

it('never shows it to another member', () => {
  const { services, switchMember } = createPage('mira');
  getChosenPhase(services).set('menstrual');
  switchMember('noor');
  expect(getChosenPhase(services).get()).toBeNull();
});
