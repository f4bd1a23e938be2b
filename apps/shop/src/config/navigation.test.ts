import { describe, expect, it } from 'vitest';

import shell from '../i18n/en/shell.messages.json';
import { isBuilt } from '../routes';
import { availableGroups, navigation } from './navigation';

describe('the grouped navigation', () => {
  it('names every group and every entry of section 2 once', () => {
    const sizes = navigation.map(({ entries }) => entries.length);
    expect(sizes).toEqual([6, 6, 9, 14, 6]);
    const addresses = navigation.flatMap(({ entries }) => entries.map(({ href }) => href));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('keeps the entries whose page exists and drops groups without any', () => {
    const built = new Set(['/', '/movies', '/genres']);
    const groups = availableGroups(navigation, (href) => built.has(href));
    expect(groups.map(({ label }) => label)).toEqual(['nav.home', 'nav.features']);
    expect(groups[0]?.entries.map(({ href }) => href)).toEqual(['/', '/movies']);
  });

  it('leads only to pages of the route table', () => {
    const shown = availableGroups(navigation, isBuilt).flatMap(({ entries }) => entries);
    expect(shown.map(({ href }) => href)).toContain('/');
    expect(shown.every(({ href }) => isBuilt(href))).toBe(true);
    expect(isBuilt('/no-such-page')).toBe(false);
  });

  it('has the name of every shown entry among the messages that are loaded', () => {
    const labels = availableGroups(navigation, isBuilt).flatMap(({ label, entries }) => [
      label,
      ...entries.map((entry) => entry.label),
    ]);
    expect(labels.filter((label) => !(label in shell))).toEqual([]);
  });
});
