import { AppError, createServices, ServicesProvider, type Session } from '@gschool/data';
import { createToasts, ToastsProvider, UiProvider } from '@gschool/ui';
import { lazySignOutDialog, SignOutGate } from '@gschool/app/session';
import { I18nProvider } from '@lingui/react';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { i18n } from '../i18n/i18n';
import { setLeaveConfirmation } from './leaveConfirmation';
import { useSignOut } from './useSignOut';

const signOut = vi.fn<() => Promise<void>>();
const session = {
  actions: { signOut },
  get: () => ({ status: 'signedIn', user: { uid: 'mira' } }),
  subscribe: () => () => undefined,
  backend: () => new Promise(() => undefined),
} as unknown as Session;
const dialog = lazySignOutDialog(() =>
  import('./SignOutDialog').then((module) => module.SignOutDialog),
);
let services = createServices({ session });
let toasts = createToasts();
let root: Root;
let press: () => Promise<boolean>;

function Example() {
  const leave = useSignOut();
  useEffect(() => {
    press = leave;
  });
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  signOut.mockReset().mockResolvedValue();
  services = createServices({ session });
  toasts = createToasts();
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <ServicesProvider services={services}>
            <ToastsProvider toasts={toasts}>
              <Example />
              <SignOutGate dialog={dialog} />
            </ToastsProvider>
          </ServicesProvider>
        </UiProvider>
      </I18nProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  services.dispose();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('signing out from a menu', () => {
  it('shows no toast when it succeeded', async () => {
    expect(await press()).toBe(true);
    expect(toasts.get()).toEqual([]);
  });

  it('shows one toast when it failed, and does not reject', async () => {
    signOut.mockRejectedValueOnce(new AppError({ kind: 'unavailable', what: 'auth' }));
    expect(await press()).toBe(false);
    expect(toasts.get()).toMatchObject([
      { variant: 'danger', title: 'Firebase auth not available' },
    ]);
    signOut.mockRejectedValueOnce(new AppError({ kind: 'offline' }));
    expect(await press()).toBe(false);
    expect(toasts.get()).toMatchObject([{ variant: 'danger', title: 'Failed to log out' }]);
  });

  it('asks first when there are unsaved edits', async () => {
    let isAllowed = false;
    const removeConfirmation = setLeaveConfirmation(() => Promise.resolve(isAllowed));
    expect(await press()).toBe(false);
    expect(signOut).not.toHaveBeenCalled();
    isAllowed = true;
    expect(await press()).toBe(true);
    isAllowed = false;
    removeConfirmation();
    expect(await press()).toBe(true);
    expect(signOut).toHaveBeenCalledTimes(2);
  });
});

describe('signing out while changes wait', () => {
  const add = (id: string) => {
    const change = { id, at: 1, kind: 'listed', list: 'favorites', itemId: id, isIn: true };
    localStorage.setItem(`gschool.journal/mira/${id}`, JSON.stringify(change));
  };
  const question = () => document.querySelector('[role=alertdialog]');
  /** Lets React apply what was set outside of `act`. */
  const rendered = () => act(async () => undefined);
  const answer = async (label: string) => {
    await act(async () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === label)
        ?.click(),
    );
  };

  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    ['a', 'b', 'c'].forEach(add);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['Stay signed in', false],
    ['Sign out and discard', true],
  ])('names them, and follows the answer “%s”', async (label, isSignedOut) => {
    toasts.show({ title: 'Removed from favorites' });
    const done = press();
    await vi.waitFor(async () => {
      await rendered();
      expect(question()?.textContent).toContain('Not sent yet: 3 favorites.');
    }, 10_000);
    // On a phone it would cover the buttons.
    expect(toasts.get()).toEqual([]);
    expect(signOut).not.toHaveBeenCalled();
    await answer(label);
    expect(await done).toBe(isSignedOut);
    expect(signOut).toHaveBeenCalledTimes(isSignedOut ? 1 : 0);
  });

  it('waits for the server four seconds at most', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const done = press();
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(3999));
    expect(question()?.textContent ?? '').not.toContain('Not sent yet');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(question()?.textContent).toContain('Not sent yet: 3 favorites.');
    vi.useRealTimers();
    await answer('Stay signed in');
    expect(await done).toBe(false);
  });

  it('stays signed in when the question cannot be loaded', async () => {
    const missing = lazySignOutDialog(() => Promise.reject(new Error('offline')));
    await act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <ServicesProvider services={services}>
            <ToastsProvider toasts={toasts}>
              <Example />
              <SignOutGate dialog={missing} />
            </ToastsProvider>
          </ServicesProvider>
        </I18nProvider>,
      ),
    );
    const done = press();
    await vi.waitFor(async () => {
      await rendered();
      expect(toasts.get()).toMatchObject([{ title: 'Failed to log out' }]);
    }, 10_000);
    expect(await done).toBe(false);
    expect(signOut).not.toHaveBeenCalled();
  });
});
