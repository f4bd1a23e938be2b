import { describe, expect, it } from 'vitest';
import { UsageError } from '../command/outcome';
import { memberHelp } from './help';
import { parseMember } from './options';

const now = Date.parse('2026-11-21T10:00:00Z');
const parse = (line: string) => parseMember(line.split(' ').filter(Boolean), now);

describe('npm run member', () => {
  it.each([
    ['show a@b.example', { who: { email: 'a@b.example', uid: undefined }, wish: null }],
    ['show --uid abc', { who: { email: undefined, uid: 'abc' }, wish: null }],
    ['revoke a@b.example --dry-run', { wish: { kind: 'revoke' }, isDryRun: true }],
    ['role a@b.example admin', { wish: { kind: 'role', role: 'admin' } }],
    [
      'role --uid abc moderator --sign-out-everywhere',
      { who: { uid: 'abc' }, wish: { kind: 'role', role: 'moderator' }, signsOutEverywhere: true },
    ],
    [
      'grant a@b.example --until 2027-01-31 --plan yearly --project school',
      {
        wish: {
          kind: 'grant',
          plan: 'yearly',
          expiresAt: Date.parse('2027-01-31T23:59:59.999Z'),
        },
        project: 'school',
        isDryRun: false,
      },
    ],
  ])('understands %s', (line, expected) => expect(parse(line)).toMatchObject(expected));

  it.each([
    ['', /Which command/],
    ['delete a@b.example', /no command "delete"/],
    ['show', /Which account/],
    ['show maya', /not an email address/],
    ['show a@b.example c@d.example', /Too many arguments/],
    ['grant a@b.example', /For how long/],
    ['role a@b.example', /role must be/],
    ['role a@b.example boss', /not "boss"/],
    ['role a@b.example Admin', /not "Admin"/],
    ['role admin', /Which account/],
    ['revoke a@b.example --plan x', /--plan can’t be used with revoke/],
    ['show a@b.example --dry-run', /--dry-run can’t be used with show/],
    ['grant a@b.example --days 3 --plan two,words', /--plan takes/],
    ['show --uid a/b', /not a uid/],
    ['show a@b.example --force', /--force/],
  ])('does not understand "%s"', (line, words) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(words);
  });

  it('explains itself, and each command', () => {
    expect(parse('--help')).toEqual({ help: null });
    expect(parse('grant --help')).toEqual({ help: 'grant' });
    for (const command of ['show', 'grant', 'revoke', 'role'] as const) {
      expect(memberHelp(null)).toContain(`  ${command} EMAIL`);
      expect(memberHelp(command)).toContain(`npm run member -- ${command} EMAIL`);
    }
  });
});
