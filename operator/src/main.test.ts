import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { run } from './main';

let output: string;
let errors: string;

beforeEach(() => {
  output = '';
  errors = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += String(text);
    return true;
  });
  vi.spyOn(console, 'error').mockImplementation((text) => {
    errors += String(text);
  });
});
afterEach(() => void vi.restoreAllMocks());

const groups = {
  member: ['show', 'grant', 'revoke', 'role'],
  catalogue: ['check', 'publish', 'snapshot'],
  order: ['list', 'show', 'state'],
  shop: ['fill'],
  log: ['verify', 'export', 'replay'],
};

describe('gschool', () => {
  it('lists its command groups with --help', async () => {
    expect(await run(['--help'])).toBe(0);
    for (const group of Object.keys(groups)) expect(output).toContain(`  ${group} `);
  });

  it.each(Object.entries(groups))(
    'explains %s, its commands and exit codes',
    async (group, names) => {
      expect(await run([group, '--help'])).toBe(0);
      expect(output).toContain(`npm run ${group} -- COMMAND --help`);
      expect(output).toContain('Exit codes');
      for (const name of names) {
        expect(output).toContain(`  ${name} `);
        output = '';
        expect(await run([group, name, '--help'])).toBe(0);
        expect(output).toContain(`Usage: gschool ${group} ${name} `);
        await run([group, '--help']);
      }
    },
  );

  it('explains every option of publish', async () => {
    await run(['catalogue', 'publish', '--help']);
    for (const name of ['bucket', 'prefix', 'media-base', 'samples', 'replace', 'batch']) {
      expect(output).toContain(`--${name}`);
    }
  });

  it.each([
    [[], /Usage: gschool/],
    [['member'], /Usage: gschool member/],
    [['member', 'shwo', 'a@b.example'], /Did you mean show\?[^]*--help/],
    [['member', 'show'], /Which account[^]*--help/],
    [['order', 'list', '--limit', '0'], /1 to 200[^]*--help/],
  ])('exits with 2 for %j', async (args, message) => {
    expect(await run(args)).toBe(2);
    expect(errors).toMatch(message);
    expect(output).toBe('');
  });

  it('exits with 1 and all errors if the pack does not exist', async () => {
    expect(await run(['catalogue', 'check', '/nowhere'])).toBe(1);
    expect(errors).toContain('there is no folder /nowhere');
  });
});
