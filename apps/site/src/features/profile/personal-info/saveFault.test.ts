import { AppError, type AppErrorKind } from '@gschool/data';
import { describe, expect, it } from 'vitest';

import '../../../i18n/en/profile.messages.json';
import { i18n } from '../../../i18n/i18n';
import { saveFault } from './saveFault';

const t = (id: string, values?: Record<string, string | number>) => i18n._(id, values);

describe('why a profile was not saved', () => {
  it.each([
    [{ kind: 'unavailable', what: 'documents' }, 'Firestore is not available'],
    [{ kind: 'signedOut' }, 'User not authenticated'],
    [{ kind: 'notFound', what: 'profile' }, 'No profile found for user'],
  ] satisfies [AppErrorKind, string][])('to the letter: %o', (info, sentence) => {
    expect(saveFault(new AppError(info), t)).toBe(sentence);
  });

  it.each([{ kind: 'offline' }, { kind: 'forbidden' }, { kind: 'conflict' }] as const)(
    'says that nothing typed is lost: %o',
    (info) => {
      expect(saveFault(new AppError(info), t)).toMatch(/still here/);
    },
  );

  it("keeps the service's own words to itself", () => {
    const odd = new AppError({ kind: 'unexpected', cause: null }, 'Firebase: odd.');
    expect(saveFault(odd, t)).toMatch(/still here/);
    expect(saveFault('no error at all', t)).toMatch(/still here/);
  });
});
