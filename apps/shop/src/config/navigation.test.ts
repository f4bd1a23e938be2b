import { describe, expect, it } from 'vitest';

import shell from '../i18n/en/shell.messages.json';
import { pages } from '../routes';
import { departments, navigation } from './navigation';

const entries = [...navigation.flatMap((group) => group.entries), ...departments];

describe('the grouped navigation', () => {
  it('has every group and every entry once', () => {
    expect(navigation.map((group) => group.entries.length)).toEqual([6, 6, 9, 14, 6]);
    const addresses = navigation.flatMap((group) => group.entries.map(({ href }) => href));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('links only to routes', () => {
    expect(entries.filter(({ href }) => !pages.hasPage(href))).toEqual([]);
    expect(pages.hasPage('/no-such-page')).toBe(false);
  });

  it('has all labels in the messages of the shell', () => {
    const labels = [...navigation, ...entries].map(({ label }) => label);
    expect(labels.filter((label) => !(label in shell))).toEqual([]);
  });
});
