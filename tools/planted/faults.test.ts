import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { edited } from './edit';
import { faults } from './faults';

describe('the planted faults', () => {
  it('are at least 80, each with a unique id and a unique promise', () => {
    expect(faults.length).toBeGreaterThanOrEqual(80);
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    expect(new Set(faults.map(({ promise }) => promise)).size).toBe(faults.length);
  });

  it.each(faults.map((fault) => [fault.id, fault] as const))('%s still fits', (_id, fault) => {
    const texts = new Map<string, string>();
    for (const edit of fault.edits) {
      const text = texts.get(edit.file) ?? readFileSync(join(repositoryRoot, edit.file), 'utf8');
      texts.set(edit.file, edited(text, edit));
    }
    if ('file' in fault.noticedBy) {
      expect(existsSync(join(repositoryRoot, fault.noticedBy.file))).toBe(true);
    }
  });
});

describe('an edit', () => {
  const edit = { file: 'a.ts', find: 'one', replace: 'two' };

  it('needs its text exactly once', () => {
    expect(edited('just one here', edit)).toBe('just two here');
    expect(() => edited('none', { ...edit, find: 'some' })).toThrow('0 times');
    expect(() => edited('one and one', edit)).toThrow('2 times');
    expect(edited('a = 41;', { ...edit, find: /a = (\d)1/, replace: 'a = $12' })).toBe('a = 42;');
  });

  it('must change something', () => {
    expect(() => edited('one', { ...edit, replace: 'one' })).toThrow('changes nothing');
  });
});
