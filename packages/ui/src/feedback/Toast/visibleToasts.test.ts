import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Toast } from './createToasts';
import { updateVisibleToasts, type VisibleToast } from './visibleToasts';

const toast = (id: string, serial = 1): Toast => ({
  id,
  serial,
  title: id,
  variant: 'info',
  duration: 3000,
});
const parse = (word: string): VisibleToast => {
  const id = word.replace(/\W/g, '');
  return { toast: toast(id), isOpen: !word.includes('!'), isReplacement: false };
};
const list = (text: string) => text.split(' ').filter(Boolean);
const written = (staged: readonly VisibleToast[]) =>
  staged.map((s) => `${s.toast.id}${s.isOpen ? '' : '!'}${s.isReplacement ? '*' : ''}`).join(' ');

describe('with a limit of two (! is closing)', () => {
  test.each([
    ['no toast', '', '', ''],
    ['toasts up to the limit open', '', 'a b', 'a b'],
    ['the third waits', '', 'a b c', 'a b'],
    ['a closed toast exits, and the next one opens', 'a b', 'b c', 'a! b c'],
    ['a closing toast does not count', 'a! b', 'b c', 'a! b c'],
    ['cleared', 'a b', '', 'a! b!'],
    ['a waiting toast is removed', 'a b', 'a b', 'a b'],
    ['a closing toast opens again in the same place', 'a! b', 'b a', 'a b'],
    ['a closing toast waits if there is no free place', 'a! b c', 'b c a', 'a! b c'],
  ])('%s: %j with %j in the queue gives %j', (_case, before, queue, after) => {
    const staged = list(before).map(parse);
    const toasts = list(queue).map(
      (id) => staged.find((s) => s.toast.id === id)?.toast ?? toast(id),
    );
    expect(written(updateVisibleToasts(staged, toasts, 2))).toBe(after);
  });

  test('a newer toast with the same id replaces it and is marked as a replacement', () => {
    const staged = updateVisibleToasts([], [toast('a'), toast('b')], 2);
    const next = updateVisibleToasts(staged, [toast('a', 2), toast('b')], 2);
    expect(written(next)).toBe('a* b*');
    expect(next[0]?.toast.serial).toBe(2);
  });
});

const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });

test('through any sequence of queues: the limit is respected, places are filled, the order is stable', () => {
  fc.assert(
    fc.property(
      fc.array(ids, { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      (queues, limit) => {
        const toasts = new Map([...'abcdefgh'].map((id) => [id, toast(id)]));
        let staged: readonly VisibleToast[] = [];
        for (const names of queues) {
          const queue = names.flatMap((id) => toasts.get(id) ?? []);
          const before = staged;
          staged = updateVisibleToasts(before, queue, limit);
          const open = staged.filter(({ isOpen }) => isOpen).map((s) => s.toast.id);
          expect(open).toHaveLength(Math.min(limit, queue.length));
          for (const id of open) expect(names).toContain(id);
          for (const old of before) {
            if (old.isOpen && names.includes(old.toast.id)) expect(open).toContain(old.toast.id);
          }
          expect(staged.slice(0, before.length).map((s) => s.toast.id)).toEqual(
            before.map((s) => s.toast.id),
          );
          expect(updateVisibleToasts(staged, queue, limit)).toBe(staged);
        }
      },
    ),
  );
});
