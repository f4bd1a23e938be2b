import { describe, expect, it } from 'vitest';

import { parseMember } from '../testing/parseCommand';

const now = Date.parse('2026-11-21T10:00:00Z');
const parse = (line: string) => parseMember(line.split(' ').filter(Boolean), now);

describe('gschool member', () => {
  it.each([
    ['show a@b.example', { account: { email: 'a@b.example', uid: undefined }, change: null }],
    ['show --uid abc', { account: { email: undefined, uid: 'abc' }, change: null }],
    ['revoke a@b.example --dry-run', { change: { kind: 'revoke' }, isDryRun: true }],
    ['sync a@b.example', { account: { email: 'a@b.example' }, change: { kind: 'sync' } }],
    [
      'sync --uid abc --plans prod_a,prod_b',
      { account: { uid: 'abc' }, change: { kind: 'subscriptions', plans: ['prod_a', 'prod_b'] } },
    ],
    [
      'sync --all --plans prod_a --dry-run',
      { account: {}, change: { kind: 'subscriptionsOfAll', plans: ['prod_a'] }, isDryRun: true },
    ],
    ['role a@b.example admin', { change: { kind: 'role', role: 'admin' } }],
    [
      'role --uid abc moderator --sign-out-everywhere',
      {
        account: { email: undefined, uid: 'abc' },
        change: { kind: 'role', role: 'moderator' },
        signsOutEverywhere: true,
      },
    ],
    [
      'role a@b.example admin --uid abc',
      { account: { email: 'a@b.example', uid: 'abc' }, change: { kind: 'role', role: 'admin' } },
    ],
    [
      'grant a@b.example --until 2027-01-31 --plan yearly --project school',
      {
        change: {
          kind: 'grant',
          plan: 'yearly',
          expiresAt: Date.parse('2027-01-31T23:59:59.999Z'),
        },
        project: 'school',
        isDryRun: false,
      },
    ],
  ])('accepts %s', (line, expected) => expect(parse(line)).toMatchObject(expected));

  it.each([
    ['delete a@b.example', /unknown command 'delete'/],
    ['show', /Which account/],
    ['show maya', /not an email address/],
    ['show a@b.example c@d.example', /too many arguments/],
    ['grant a@b.example', /For how long/],
    ['role a@b.example', /role must be/],
    ['role a@b.example boss', /not "boss"/],
    ['role a@b.example Admin', /not "Admin"/],
    ['role admin', /Which account/],
    ['role a@b.example admin extra', /too many arguments/],
    ['revoke a@b.example --plan x', /unknown option '--plan'/],
    ['show a@b.example --dry-run', /unknown option '--dry-run'/],
    ['grant a@b.example --days 3 --plan two,words', /--plan takes/],
    ['sync', /Which account/],
    ['sync --all', /--all needs --plans/],
    ['sync --all --plans prod_a a@b.example', /--all takes no account/],
    ['sync --all --plans prod_a --uid abc', /--all takes no account/],
    ['sync --all --plans prod_a --sign-out-everywhere', /does not take/],
    ['sync --uid abc --plans prod_a,,prod_b', /--plans takes ids/],
    ['show --uid a/b', /not a uid/],
    ['show a@b.example --force', /unknown option '--force'/],
  ])('rejects "%s"', (line, message) => {
    expect(() => parse(line)).toThrow(message);
  });
});
