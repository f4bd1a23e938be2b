import { createServices, ServicesProvider, type Session, type SessionState } from '@gschool/data';
import { createStore } from '@gschool/state';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PageLoader } from '../../shared/pageLoader';
import { useSignInTarget } from './useSignInTarget';

const loadPages = vi.fn<(pathname: string) => Promise<void>>();
const admin = vi.fn<() => Promise<unknown>>();

let state: ReturnType<typeof createStore<SessionState>>;
let root: Root;
let host: HTMLElement;

function SignIn() {
  useSignInTarget('/members?access=open');
  return '/sign-in';
}

function Target() {
  const { pathname, search } = useLocation();
  return pathname + search;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The first use of the page starts the preload, and the browser is idle at once.
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (callback(), 1));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  loadPages.mockReset().mockResolvedValue(undefined);
  admin.mockReset().mockResolvedValue({});
  state = createStore<SessionState>({ status: 'signedOut' } as SessionState);
  const backend = async () => ({ admin });
  const session = { ...state, backend } as unknown as Session;
  host = document.createElement('div');
  root = createRoot(host);
  await act(async () =>
    root.render(
      <ServicesProvider services={createServices({ session })}>
        <PageLoader value={loadPages}>
          <MemoryRouter initialEntries={['/sign-in']}>
            <Routes>
              <Route path="/sign-in" element={<SignIn />} />
              <Route path="*" element={<Target />} />
            </Routes>
          </MemoryRouter>
        </PageLoader>
      </ServicesProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const use = () => act(async () => void window.dispatchEvent(new Event('keydown')));
const signIn = () => act(async () => state.set({ status: 'signedIn' } as SessionState));

it('loads the page and what reads its data while the form is used', async () => {
  await use();
  expect(loadPages.mock.calls).toEqual([['/members']]);
  expect(admin).toHaveBeenCalledOnce();
  expect(host.textContent).toBe('/sign-in');
  await signIn();
  expect(host.textContent).toBe('/members?access=open');
});

it('loads the page again with the sign-in, if it could not be loaded before', async () => {
  loadPages.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await use();
  await signIn();
  expect(loadPages).toHaveBeenCalledTimes(2);
  expect(host.textContent).toBe('/members?access=open');
});
