import type { SubscriptionState } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { pages } from '../routes';
import { founder } from './env';
import { accountMenu, getAvailableEntries, getMainMenu, type MenuEntry } from './menus';

const labels = (entries: readonly MenuEntry[]) => entries.map((entry) => entry.label);
const flatten = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
const member = (subscription: SubscriptionState) => ({ subscription, role: 'user' }) as const;

describe('the main menu', () => {
  it('shows visitors only About and Live Events', () => {
    expect(labels(getAvailableEntries(getMainMenu('gaia'), null))).toEqual([
      'menu.about',
      'menu.events',
    ]);
  });

  it('adds Videos with eight entries and Library for subscribers', () => {
    const entries = getAvailableEntries(getMainMenu('gaia'), member('active'));
    expect(labels(entries)).toEqual(['menu.about', 'menu.videos', 'menu.library', 'menu.events']);
    expect(entries[1]?.children?.map((child) => child.href)).toEqual([
      '/videos',
      '/videos/filter/featured',
      '/videos/filter/new-releases',
      '/videos/filter/cyclical',
      '/videos/filter/gaia-picks',
      '/videos/filter/series',
      '/videos/filter/instructor-inspo',
      '/videos/style',
    ]);
  });
});

it('the profile menu offers the library and the history only to subscribers', () => {
  const ownPages = [
    'menu.dashboard',
    'menu.editProfile',
    'menu.subscription',
    'menu.accountSettings',
  ];
  for (const subscription of ['none', 'lapsed'] as const) {
    expect(labels(getAvailableEntries(accountMenu, member(subscription)))).toEqual(ownPages);
  }
  expect(labels(getAvailableEntries(accountMenu, member('active')))).toEqual(labels(accountMenu));
});

it('every entry links to a page of the route table', () => {
  const hrefs = flatten([...getMainMenu(founder.slug), ...accountMenu]).flatMap(
    ({ href }) => href ?? [],
  );
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !pages.hasPage(href))).toEqual([]);
  expect(pages.hasPage('/no-such-page')).toBe(false);
});
