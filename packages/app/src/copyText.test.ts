import { afterEach, describe, expect, it, vi } from 'vitest';

import { copyText } from './copyText';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('copying a text', () => {
  it.each([
    ['in a browser that allows it', { clipboard: { writeText: async () => undefined } }, true],
    ['without permission', { clipboard: { writeText: () => Promise.reject(new Error()) } }, false],
    ['without a clipboard', {}, false],
  ])('%s', async (_, navigator, isCopied) => {
    vi.stubGlobal('navigator', navigator);
    expect(await copyText('K7')).toBe(isCopied);
  });
});
