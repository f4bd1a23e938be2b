import { describe, expect, it } from 'vitest';

import { canOpen, getStartPath } from './access';

describe('a page of the studio', () => {
  it.each([
    ['/', false],
    ['/members', false],
    ['/members/u1', false],
    ['/orders', false],
    ['/log', false],
    ['/publish', false],
    ['/nowhere', false],
    // Not a page below `/classes`.
    ['/classesold', false],
    ['/classes', true],
    ['/classes/', true],
    ['/classes/new', true],
    ['/series/calm', true],
    ['/events/a', true],
    ['/people/gaia', true],
    ['/styles/strength', true],
    ['/releases', true],
    ['/releases/000001', true],
    ['/import', true],
  ])('%s is open to moderators: %s', (path, expected) => {
    expect(canOpen('moderator', path)).toBe(expected);
    expect(canOpen('admin', path)).toBe(true);
    expect(canOpen('user', path)).toBe(false);
  });

  it('is open to the role that starts there', () => {
    for (const role of ['admin', 'moderator'] as const)
      expect(canOpen(role, getStartPath(role))).toBe(true);
  });
});
