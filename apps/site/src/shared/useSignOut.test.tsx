import { AppError, createServices, ServicesProvider, type Session } from '@gschool/data';
import { createToasts, ToastsProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { i18n } from '../i18n/i18n';
import { setLeaveConfirmation } from './leaveConfirmation';
import { useSignOut } from './useSignOut';

const signOut = vi.fn<() => Promise<void>>();
const session = { actions: { signOut } } as unknown as Session;
const services = createServices({ session });
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
  toasts = createToasts();
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ServicesProvider services={services}>
          <ToastsProvider toasts={toasts}>
            <Example />
          </ToastsProvider>
        </ServicesProvider>
      </I18nProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
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
