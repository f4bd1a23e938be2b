import '../../i18n/en/listed.messages.json';

import {
  createServices,
  ServicesProvider,
  type Services,
  type Session,
  type SessionState,
} from '@gschool/data';
import { createStore } from '@gschool/state';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { NewPlaylistForm } from './NewPlaylistForm';

const signedIn = (uid: string) => ({ status: 'signedIn', user: { uid } }) as SessionState;
const ended: SessionState = { status: 'signedOut', wasEnded: true };

const store = createStore<SessionState>(signedIn('mira'));
let services: Services;
let root: Root;
const container = document.createElement('div');
const field = () => container.querySelector('input')!;

/** Opens the page of a member. */
const open = async (uid: string) => {
  store.set(signedIn(uid));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <ServicesProvider services={services}>
            <NewPlaylistForm onCreate={() => undefined} />
          </ServicesProvider>
        </UiProvider>
      </I18nProvider>,
    ),
  );
};
const type = (text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    set!.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
/** Ends the session, and with it the page. */
const leave = async (state: SessionState) => {
  await act(async () => store.set(state));
  await act(async () => root.unmount());
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  services = createServices({ session: store as unknown as Session });
});
afterEach(async () => {
  await act(async () => root.unmount());
  services.dispose();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the name of a new playlist', () => {
  it('is in the form again after a session that ended, once and for the same member', async () => {
    await open('mira');
    await type('Slow Sundays');
    await leave(ended);
    await open('zoe');
    expect(field().value).toBe('');
    await leave(ended);
    await open('mira');
    expect(field().value).toBe('Slow Sundays');
    expect(container.textContent).toContain('the name you’d typed');
    await act(async () => root.unmount());
    await open('mira');
    expect(field().value).toBe('');
  });

  it.each([
    ['was empty', '', ended],
    ['was left by a sign-out', 'Slow Sundays', { status: 'signedOut' } as const],
  ])('is not stored when it %s', async (_, text, state) => {
    await open('mira');
    if (text) await type(text);
    await leave(state);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
