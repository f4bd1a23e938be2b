import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { createToasts } from './createToasts';

const ids = (toasts: ReturnType<typeof createToasts>) => toasts.get().map(({ id }) => id);

test.each([
  ['by default', {}, 3000],
  ['with a message', { message: 'You’ll find it in your library.' }, 5000],
  ['with an action', { action: { label: 'Undo', onPress: () => {} } }, 12_000],
  ['with its own duration', { duration: 5000 }, 5000],
  [
    'with its own duration and an action',
    { duration: 1, action: { label: 'U', onPress: () => {} } },
    1,
  ],
])('a toast stays, %s, as long as it should', (_case, options, duration) => {
  const toasts = createToasts();
  toasts.show({ title: 'Saved', ...options });
  expect(toasts.get()[0]).toMatchObject({ title: 'Saved', variant: 'info', duration });
});

test('the same id replaces a toast in place', () => {
  const toasts = createToasts();
  toasts.show({ id: 'a', title: 'Saving' });
  toasts.show({ id: 'b', title: 'Other' });
  const before = toasts.get()[0];
  expect(toasts.show({ id: 'a', title: 'Saved', variant: 'success' })).toBe('a');
  expect(ids(toasts)).toEqual(['a', 'b']);
  expect(toasts.get()[0]).toMatchObject({ title: 'Saved', variant: 'success' });
  expect(toasts.get()[0]?.serial).toBeGreaterThan(before?.serial ?? 0);
});

test('listeners are called for changes only', () => {
  const toasts = createToasts();
  const onChange = vi.fn();
  const stop = toasts.subscribe(onChange);
  toasts.close('unknown');
  toasts.clear();
  expect(onChange).not.toHaveBeenCalled();
  const id = toasts.show({ title: 'A' });
  toasts.close(id);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  toasts.show({ title: 'B' });
  expect(onChange).toHaveBeenCalledTimes(2);
});

const id = fc.constantFrom('a', 'b', 'c');
const step = fc.oneof(
  fc.record({ do: fc.constant('show' as const), id: fc.option(id, { nil: undefined }) }),
  fc.record({ do: fc.constant('close' as const), id }),
  fc.record({ do: fc.constant('clear' as const), id }),
);

test('after any sequence, ids are unique, the last shown is the newest, and snapshots are immutable', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const toasts = createToasts();
      for (const { do: what, id: which } of steps) {
        const before = toasts.get();
        const copy = [...before];
        if (what === 'show') {
          const shown = toasts.show({ id: which, title: 'T' });
          const serials = toasts.get().map(({ serial }) => serial);
          const own = toasts.get().find((toast) => toast.id === shown);
          expect(own?.serial).toBe(Math.max(...serials));
        } else if (what === 'close') {
          toasts.close(which);
          expect(ids(toasts)).not.toContain(which);
        } else {
          toasts.clear();
          expect(toasts.get()).toHaveLength(0);
        }
        expect(new Set(ids(toasts)).size).toBe(toasts.get().length);
        expect(before).toEqual(copy);
      }
    }),
  );
});
