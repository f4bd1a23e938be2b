import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createAccount, createTestServices } from '@gschool/admin/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { run } from '../main';
import { runMember } from '../member/run';
import { parseMember } from '../testing/parseCommand';
import { plantedTexts, unsafeCharacters } from '../testing/unsafeCharacters';
import { formatError, RejectedError } from './errors';
import { createPrint, formatText, toPrintableLine } from './print';

const now = Date.parse('2026-11-21T10:00:00Z');

describe('a printed line', () => {
  it('has no character that starts a line, turns the text or controls the terminal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), plantedTexts, (text, planted) => {
        const line = toPrintableLine(text + planted);
        expect(line).not.toMatch(unsafeCharacters);
      }),
    );
  });

  it('has the letters of every language and the joiners that they need', () => {
    for (const text of ['Zoë Müller 🧘‍♀️', 'مريم', 'می‌خواهم', '李 小龍', 'שרה'])
      expect(toPrintableLine(text)).toBe(text);
  });

  it('is at most 200 characters of a customer’s text, without runs of spaces', () => {
    expect(formatText('x'.repeat(900))).toBe(`${'x'.repeat(199)}…`);
    const blanks = [' ', '\u00a0', '\u3000', '\u115f', '\u1160', '\u2800', '\u3164', '\uffa0'];
    for (const blank of [...blanks, blanks.join(''), ' \u2800', '\u2800\u200b']) {
      const text = `1 Quay${blank.repeat(90)}Payment   pi_1${blank}`;
      expect(formatText(text)).toBe('1 Quay Payment pi_1');
      expect(formatText(blank.repeat(9))).toBe('');
    }
  });
});

describe('the commands', () => {
  it('print only through this module', () => {
    const folder = join(import.meta.dirname, '..');
    const writing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /console\.|\bstd(out|err)\.write\(/.test(readFileSync(join(folder, file), 'utf8')),
      );
    expect(writing).toEqual(['command/print.ts']);
  });

  it('print members without unsafe characters, one line for each of theirs', async () => {
    const printMember = async (value: string, ...args: string[]) => {
      const lines: string[] = [];
      const email = `${value}@school.example`;
      const services = createTestServices(
        [createAccount({ email, displayName: value, claims: { plan: value, role: value } })],
        {
          maya: { [value]: value, email: `other${email}`, role: value, subscriptionStatus: value },
        },
      );
      const print = createPrint((line) => lines.push(line));
      await runMember(services, parseMember(args, now), now, print);
      return lines;
    };
    const commands = [
      ['show', '--uid', 'maya'],
      ['grant', '--uid', 'maya', '--days', '9', '--dry-run'],
      ['erase', '--uid', 'maya', '--dry-run'],
    ];
    for (const command of commands) {
      const plain = await printMember('Mira', ...command);
      await fc.assert(
        fc.asyncProperty(plantedTexts, async (planted) => {
          const lines = await printMember(`Mira${planted}x`, ...command);
          expect(lines).toHaveLength(plain.length);
          for (const line of lines) expect(line).not.toMatch(unsafeCharacters);
        }),
        { numRuns: 30 },
      );
    }
  });

  it('print the texts of a content pack without unsafe characters', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gschool-print-'));
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(String(line)));
    const title = 'Dawn\u001B[2J\u202Eevil\nPublished.';
    const pack = { version: 1, videos: [{ id: title, title, poster: 'no.webp' }] };
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(pack));
    expect(await run(['catalogue', 'check', folder])).toBe(1);
    writeFileSync(join(folder, 'catalogue.json'), `{"title": ${title}}`);
    expect(await run(['catalogue', 'check', folder])).toBe(1);
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
    expect(lines.join(' ')).toContain('evil');
    expect(lines).not.toContain('Published.');
    for (const line of lines) expect(line).not.toMatch(unsafeCharacters);
  });

  it('print the message of any error as one line, and a rejection as its lines', () => {
    const lines: string[] = [];
    const print = createPrint((line) => lines.push(line));
    print(...formatError(new Error('gone\r\nDone.\u001B[1m')));
    print(...formatError(Object.assign(new Error('no\nway'), { code: 7 })));
    print(...formatError(new RejectedError('It can’t be:', '  a\nb')));
    expect(lines).toEqual([
      'gone Done.[1m',
      expect.stringContaining('Permission denied') as string,
      '(no way)',
      'It can’t be:',
      '  a b',
    ]);
  });
});
