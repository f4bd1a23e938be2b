import { afterEach, describe, expect, it, vi } from 'vitest';

import { hasDraft, listDraftTexts, readDraft, writeDraft } from './formDrafts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a form draft', () => {
  it('belongs to one member and one form', () => {
    expect([hasDraft(), readDraft('mira', 'address')]).toEqual([false, null]);
    writeDraft('mira', 'address', { city: 'Porto' });
    expect(hasDraft()).toBe(true);
    expect(readDraft('mira', 'address')).toEqual({ city: 'Porto' });
    expect(readDraft('mira', 'profile')).toBeNull();
    for (const other of ['zoe', 'mir', 'mira/address', '']) {
      expect(readDraft(other, 'address')).toBeNull();
    }
    writeDraft('mira', 'address', null);
    expect([hasDraft(), readDraft('mira', 'address')]).toEqual([false, null]);
  });

  it('lists its texts, which no error report may contain', () => {
    writeDraft('mira', 'address', { line1: 'Rua Augusta 1', lines: [{ city: 'Porto' }], n: 4 });
    writeDraft('mira', 'playlist', 'Long Sunday');
    writeDraft('mir', 'playlist', 'Dawn');
    expect(listDraftTexts('mira').toSorted()).toEqual(['Long Sunday', 'Porto', 'Rua Augusta 1']);
    sessionStorage.setItem('gschool.draft/zoe/address', '{');
    expect([listDraftTexts('zoe'), listDraftTexts('nia')]).toEqual([[], []]);
  });

  it('is absent where storage is refused or broken', () => {
    writeDraft('mira', 'address', 1);
    sessionStorage.setItem('gschool.draft/mira/address', '{');
    expect(readDraft('mira', 'address')).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    writeDraft('mira', 'address', 2);
    expect([hasDraft(), readDraft('mira', 'address')]).toEqual([false, null]);
    vi.unstubAllGlobals();
  });
});
