import { AppProviders } from '@gschool/app';
import {
  createServices,
  createSession,
  ServicesProvider,
  type Session,
  type SessionState,
} from '@gschool/data';
import { DataProvider } from '@gschool/data/queries';
import {
  getAccess,
  areas,
  canOpen,
  type Area,
  type Role,
  type SubscriptionState,
  type Viewer,
} from '@gschool/domain';
import { act, Children, Component, isValidElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  matchRoutes,
  MemoryRouter,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { founder } from '../../config/env';
import { accountMenu, getAvailableEntries, getMainMenu, type MenuEntry } from '../../config/menus';
import { paths } from '../../config/paths';
import { appI18n } from '../../i18n/i18n';
import { pages, routes } from '../../routes';
import { suspendGuards } from '../../shared/suspendGuards';
import { RequireAccess, type RequireAccessProps } from './RequireAccess';

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

/** Returns what the guard of an area renders, and the resulting path. */
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
const allEntries = [...getMainMenu(founder.slug), ...accountMenu];

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

const isClass = (type: object) => 'prototype' in type && type.prototype instanceof Component;

/**
 * Returns the areas of the guards in an element. It renders the lazy component of a route, and the
 * head and the page that this component loads, but not the content of the page.
 */
function findAreas(node: ReactNode, depth = 3): Area[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === RequireAccess) {
      const { area, children } = child.props as RequireAccessProps;
      return [area, ...findAreas(children, 0)];
    }
    const isFunction = typeof child.type === 'function' && !isClass(child.type);
    if (!isFunction || depth === 0) return findAreas(child.props.children, depth);
    const render = child.type as (props: unknown) => ReactNode;
    return findAreas(render(child.props), depth - 1);
  });
}

const services = createServices({
  session: createSession({ connect: () => new Promise(() => undefined) }),
});

/** Returns the areas of the guards around the page of a link, from the outermost. */
async function getGuardAreas(href: string): Promise<Area[]> {
  const pathname = href.split('?')[0] ?? href;
  await pages.loadPages(pathname);
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => {
    const found: Area[] = [];
    // The components of the route are called inside this component, so that they can use hooks.
    const Finder = ({ element }: Pick<RouteObject, 'element'>) => {
      found.push(...findAreas(element));
      return null;
    };
    renderToStaticMarkup(
      <StaticRouter location={href}>
        <AppProviders appI18n={appI18n} services={services}>
          <DataProvider>
            <Finder element={route.element} />
          </DataProvider>
        </AppProviders>
      </StaticRouter>,
    );
    return found;
  });
}

describe('the guards of the route table', () => {
  it.each<[string, Area[]]>([
    [paths.home, []],
    [paths.search, ['search']],
    [paths.library, ['profile', 'library']],
    [paths.history, ['profile', 'history']],
    [paths.diagnostics, ['admin']],
  ])('of %s name the areas %j', async (href, expected) => {
    expect(await getGuardAreas(href)).toEqual(expected);
  });

  /**
   * Entries whose area differs from their page's area. Some viewers can open the page, but do not
   * see the entry.
   */
  const exceptions: Readonly<Record<string, { pageArea: Area; hiddenFrom: readonly string[] }>> = {
    // In the menus, the history is a part of the library. For lapsed members, the subscription tab
    // links to it (docs/product/access.md#lapsed-members).
    'menu.watchHistory': {
      pageArea: 'history',
      hiddenFrom: cases
        .filter(({ viewer }) => viewer !== null && viewer.subscription !== 'active')
        .map(({ name }) => name),
    },
  };

  it.each(flatten(allEntries).filter(({ href }) => href !== undefined))(
    'let in exactly the viewers who see $label, with named exceptions',
    async ({ label, area, href = '' }) => {
      const guardAreas = await getGuardAreas(href);
      const admitted = cases
        .filter(({ viewer }) => guardAreas.every((guardArea) => canOpen(guardArea, viewer)))
        .map(({ name }) => name);
      const shown = cases
        .filter(({ viewer }) =>
          flatten(getAvailableEntries(allEntries, viewer)).some((entry) => entry.label === label),
        )
        .map(({ name }) => name);
      const { pageArea = area, hiddenFrom = [] } = exceptions[label] ?? {};
      expect(guardAreas.at(-1) ?? 'public').toBe(pageArea);
      expect(admitted.filter((name) => !shown.includes(name))).toEqual(hiddenFrom);
      expect(shown.filter((name) => !admitted.includes(name))).toEqual([]);
    },
  );
});
