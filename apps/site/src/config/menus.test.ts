import { describe, expect, it } from 'vitest';

import { availableEntries, mainMenu, type MenuEntry } from './menus';

const everything = () => true;
const labels = (entries: readonly MenuEntry[]) => entries.map((entry) => entry.label);

describe('the main menu (spec, section 2)', () => {
  it('shows visitors About and Live Events alone', () => {
    expect(labels(availableEntries(mainMenu('gaia'), false, everything))).toEqual([
      'menu.about',
      'menu.events',
    ]);
  });

  it('adds Videos with eight entries and Library for subscribers', () => {
    const entries = availableEntries(mainMenu('gaia'), true, everything);
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

  it('leaves out every entry whose page does not exist, and groups left empty', () => {
    const entries = availableEntries(mainMenu('gaia'), true, (href) => href === '/videos');
    expect(entries).toEqual([{ label: 'menu.videos', audience: 'subscribed', href: '/videos' }]);
  });
});
