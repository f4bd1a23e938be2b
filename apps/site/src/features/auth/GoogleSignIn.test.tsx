import '../../i18n/en/auth.messages.json';
import '../../i18n/en/shell.messages.json';

import { GoogleSignIn } from '@gschool/app/sign-in';
import { AppError, createServices, ServicesProvider, type Session } from '@gschool/data';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('opens one popup at a time, and another after the first has failed', async () => {
  const rejectors: ((error: AppError) => void)[] = [];
  const signInWithGoogle = () =>
    new Promise<void>((_resolve, reject) => {
      rejectors.push(reject);
    });
  const onProblem = vi.fn<(message: string | undefined) => void>();
  // The button prepares the popup when the browser is idle. On a slow machine this happens during
  // the test.
  const prepareGooglePopup = () => undefined;
  const session = { actions: { signInWithGoogle }, prepareGooglePopup } as unknown as Session;
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <ServicesProvider services={createServices({ session })}>
            <GoogleSignIn onProblem={onProblem} />
          </ServicesProvider>
        </UiProvider>
      </I18nProvider>,
    ),
  );
  const button = host.querySelector('button')!;
  const press = () => act(async () => button.click());
  await press();
  await press();
  expect(rejectors).toHaveLength(1);
  expect(button.getAttribute('aria-busy')).toBe('true');

  await act(async () => rejectors[0]!(new AppError({ kind: 'cancelled' })));
  expect(onProblem).toHaveBeenLastCalledWith('Sign-in was cancelled. Please try again.');
  expect(button.getAttribute('aria-busy')).toBe('false');

  await press();
  expect(onProblem).toHaveBeenLastCalledWith(undefined);
  const unexpected = new AppError({ kind: 'unexpected', cause: null }, 'Firebase: odd (auth/odd).');
  await act(async () => rejectors[1]!(unexpected));
  expect(onProblem).toHaveBeenLastCalledWith('Firebase: odd (auth/odd).');
  await act(async () => root.unmount());
});
