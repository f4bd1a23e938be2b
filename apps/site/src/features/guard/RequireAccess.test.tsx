import { createServices, ServicesProvider, type Session, type SessionState } from '@gschool/data';
import {
  getAccess,
  areas,
  type Area,
  type Role,
  type SubscriptionState,
  type Viewer,
} from '@gschool/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { accountMenu, getAvailableEntries, getMainMenu, type MenuEntry } from '../../config/menus';
import { suspendGuards } from '../../shared/suspendGuards';
import { RequireAccess } from './RequireAccess';

const roles: readonly Role[] = ['user', 'moderator', 'admin'];
const statusOf: Readonly<Record<SubscriptionState, string>> = {
  active: 'active',
  lapsed: 'canceled',
  none: 'inactive',
};

const signedIn = (role: Role, subscription: SubscriptionState) =>
  ({
    status: 'signedIn',
    user: { email: 'mira@example.com' },
    profile: { subscriptionStatus: statusOf[subscription] },
    claims: { subscribed: false, role, plan: null, expiresAt: null },
    isSubscribed: subscription === 'active',
    error: null,
  }) as unknown as SessionState;

interface Case {
  name: string;
  viewer: Viewer;
  session: SessionState;
}

const cases: readonly Case[] = [
  { name: 'a visitor', viewer: null, session: { status: 'signedOut' } },
  ...roles.flatMap((role) =>
    (['none', 'active', 'lapsed'] as const).map((subscription) => ({
      name: `${role}, ${subscription}`,
      viewer: { role, subscription },
      session: signedIn(role, subscription),
    })),
  ),
];

const container = document.createElement('div');
const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/** Returns what the guard of an area renders, with the resulting path. */
async function renderGuard(area: Area, session: SessionState, at = '/videos/watch/a?playlist=b') {
  const sessionMock = {
    get: () => session,
    subscribe: () => () => undefined,
  } as unknown as Session;
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[at]}>
        <ServicesProvider services={createServices({ session: sessionMock })}>
          <Routes>
            <Route
              path="/videos/*"
              element={
                <RequireAccess
                  area={area}
                  loading="loading"
                  denied={area === 'admin' ? 'denied' : undefined}
                >
                  page of
                </RequireAccess>
              }
            />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
  const shown = container.textContent;
  await act(async () => root.unmount());
  return shown;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const flatten = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
const allEntries = [...getMainMenu('gaia'), ...accountMenu];

describe.each(cases)('$name', ({ viewer, session }) => {
  it.each(areas)('passes the guard of %s exactly when the rule allows it', async (area) => {
    const here = '/videos/watch/a?playlist=b';
    const expected = {
      yes: `page of${here}`,
      signIn: `/auth/sign-in?next=${encodeURIComponent(here)}`,
      subscribe: `/profile?tab=subscription&reason=${area === 'videos' ? 'videos' : 'library'}`,
      forbidden: '',
    }[getAccess(area, viewer)];
    const isHidden = area === 'admin' && getAccess(area, viewer) !== 'yes';
    expect(await renderGuard(area, session)).toBe(isHidden ? `denied${here}` : expected);
  });

  it('sees the menu entries that the rule allows', () => {
    const shown = new Set(
      flatten(getAvailableEntries(allEntries, viewer)).map(({ label }) => label),
    );
    for (const { label, area } of flatten(allEntries)) {
      expect([label, shown.has(label)]).toEqual([label, getAccess(area, viewer) === 'yes']);
    }
  });
});

it('waits until the session is known', async () => {
  expect(await renderGuard('videos', { status: 'loading' })).toContain('loading');
});

describe('while the guards of a path are suspended', () => {
  it('a page stays when the session or the subscription has ended', async () => {
    const resume = suspendGuards('/videos/watch/a');
    expect(await renderGuard('videos', { status: 'signedOut', wasEnded: true })).toContain(
      'page of',
    );
    expect(await renderGuard('videos', signedIn('user', 'lapsed'))).toContain('page of');
    expect(await renderGuard('videos', { status: 'signedOut' })).toContain('/auth/sign-in');
    expect(await renderGuard('videos', signedIn('user', 'none'), '/videos')).toContain('/profile');
    resume();
    expect(await renderGuard('videos', signedIn('user', 'lapsed'))).toContain('/profile');
  });
});
