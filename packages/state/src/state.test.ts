import { afterEach, describe, expect, it, vi } from 'vitest';

import { createListeners } from './createListeners';
import { createStore } from './createStore';

afterEach(() => vi.unstubAllGlobals());

describe('createListeners', () => {
  it('calls every listener with the arguments until it is unsubscribed', () => {
    const calls: string[] = [];
    const { subscribe, notify } = createListeners<[string]>();
    const unsubscribe = subscribe((word) => calls.push(`first ${word}`));
    subscribe((word) => calls.push(`second ${word}`));
    notify('a');
    unsubscribe();
    notify('b');
    expect(calls).toEqual(['first a', 'second a', 'second b']);
  });

  it('calls the others and reports the error when one throws', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const last = vi.fn();
    const error = new Error('a listener failed');
    const { subscribe, notify } = createListeners();
    subscribe(() => {
      throw error;
    });
    subscribe(last);
    notify();
    expect(last).toHaveBeenCalledTimes(1);
    expect(reported.mock.calls).toEqual([[error]]);
  });

  it('reports to the console where there is no reportError', () => {
    vi.stubGlobal('reportError', undefined);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { subscribe, notify } = createListeners();
    subscribe(() => {
      throw new Error('a listener failed');
    });
    notify();
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('createStore', () => {
  it('notifies after a change, and not for an equal value', () => {
    const store = createStore(1);
    const seen: number[] = [];
    const unsubscribe = store.subscribe(() => seen.push(store.get()));
    store.set(2);
    store.set(2);
    unsubscribe();
    store.set(3);
    expect(seen).toEqual([2]);
    expect(store.get()).toBe(3);
  });
});
