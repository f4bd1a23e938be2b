import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../vite/root';
import { applyEdit } from './applyEdit';
import { plantedErrors } from './errors/index';

describe('the planted errors', () => {
  it('are at least 80, each with a unique id and a unique promise', () => {
    expect(plantedErrors.length).toBeGreaterThanOrEqual(80);
    expect(new Set(plantedErrors.map(({ id }) => id)).size).toBe(plantedErrors.length);
    expect(new Set(plantedErrors.map(({ promise }) => promise)).size).toBe(plantedErrors.length);
  });

  it.each(plantedErrors.map((planted) => [planted.id, planted] as const))(
    '%s still matches the code',
    (_id, planted) => {
      const texts = new Map<string, string>();
      for (const edit of planted.edits) {
        const text = texts.get(edit.file) ?? readFileSync(join(repositoryRoot, edit.file), 'utf8');
        texts.set(edit.file, applyEdit(text, edit));
      }
      if ('file' in planted.noticedBy) {
        expect(existsSync(join(repositoryRoot, planted.noticedBy.file))).toBe(true);
      }
    },
  );
});

describe('an edit', () => {
  const edit = { file: 'a.ts', find: 'one', replace: 'two' };

  it('needs its text exactly once', () => {
    expect(applyEdit('just one here', edit)).toBe('just two here');
    expect(() => applyEdit('none', { ...edit, find: 'some' })).toThrow('0 times');
    expect(() => applyEdit('one and one', edit)).toThrow('2 times');
    expect(applyEdit('a = 41;', { ...edit, find: /a = (\d)1/, replace: 'a = $12' })).toBe(
      'a = 42;',
    );
  });

  it('must change something', () => {
    expect(() => applyEdit('one', { ...edit, replace: 'one' })).toThrow('changes nothing');
  });
});
