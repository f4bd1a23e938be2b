import { isId } from '@gschool/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findIdProblem, suggestId } from './entryId';

describe('the id of a new entry', () => {
  it.each([
    ['Slow strength', 'slow-strength'],
    ['  Hips & ankles, 10 min! ', 'hips-and-ankles-10-min'],
    ['Élan für alle', 'elan-fuer-alle'],
    ['تمدّد', 'tmdd'],
    ['ゆっくり', 'id-'],
    ['🙂', 'id-'],
    ['', ''],
  ])('%j gives %j', (title, id) => {
    expect(suggestId(title).replace(/(?<=^id-)[0-9a-f]{8}$/, '')).toBe(id);
  });

  it('can be used, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const id = suggestId(title);
        expect(id === '' || isId(id)).toBe(true);
      }),
    );
  });

  it.each([
    ['', 'missing'],
    ['a/b', 'invalid'],
    ['two words', 'invalid'],
    ['new', 'invalid'],
    ['hinge', 'taken'],
    ['squat', null],
  ])('%j: %s', (id, problem) => {
    expect(findIdProblem('videos', id, (one) => one === 'hinge')).toBe(problem);
  });

  it('of a style may have spaces', () => {
    expect(findIdProblem('styles', 'Barre and ballet', () => false)).toBeNull();
    expect(findIdProblem('styles', 'a/b', () => false)).toBe('invalid');
  });
});
