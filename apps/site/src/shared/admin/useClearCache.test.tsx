import 'fake-indexeddb/auto';

import { createServices, ServicesProvider, type Session } from '@gschool/data';
import { createToasts, ToastsProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { useClearCache } from './useClearCache';

const session = {
  get: () => ({ status: 'signedOut' }),
  subscribe: () => () => undefined,
} as unknown as Session;
const services = createServices({ session });
const toasts = createToasts();
let root: Root;
let press: () => Promise<void>;

function Example() {
  const clear = useClearCache();
  useEffect(() => {
    press = clear;
  });
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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
  toasts.clear();
  services.dispose();
  vi.unstubAllGlobals();
});

it('says for five seconds how many entries were cleared', async () => {
  localStorage.setItem('gschool.cache/mira/library/', 'an entry');
  await act(press);
  expect(toasts.get()).toMatchObject([{ variant: 'success', duration: 5000 }]);
  expect(localStorage.getItem('gschool.cache/mira/library/')).toBeNull();
});

it('says for five seconds that it failed, with the fixed title', async () => {
  vi.stubGlobal('sessionStorage', {
    clear: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  await act(press);
  expect(toasts.get()).toMatchObject([
    { variant: 'danger', title: 'Cache Clear Error', duration: 5000 },
  ]);
});
