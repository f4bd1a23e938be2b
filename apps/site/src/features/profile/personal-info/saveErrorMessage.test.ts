import '../../../i18n/en/profile.messages.json';

import { AppError, type AppErrorKind } from '@gschool/data';
import { describe, expect, it } from 'vitest';

import { i18n } from '../../../i18n/i18n';
import { saveErrorMessage } from './saveErrorMessage';

const t = (id: string, values?: Record<string, string | number>) => i18n._(id, values);

describe('saveErrorMessage', () => {
  it.each([
    [{ kind: 'unavailable', what: 'documents' }, 'Firestore is not available'],
    [{ kind: 'signedOut' }, 'User not authenticated'],
    [{ kind: 'notFound', what: 'profile' }, 'No profile found for user'],
  ] satisfies [AppErrorKind, string][])('has a fixed text: %o', (info, sentence) => {
    expect(saveErrorMessage(new AppError(info), t)).toBe(sentence);
  });

  it.each([{ kind: 'offline' }, { kind: 'forbidden' }, { kind: 'conflict' }] as const)(
    'says that nothing typed is lost: %o',
    (info) => {
      expect(saveErrorMessage(new AppError(info), t)).toMatch(/still here/);
    },
  );

  it("does not show Firebase's messages", () => {
    const odd = new AppError({ kind: 'unexpected', cause: null }, 'Firebase: odd.');
    expect(saveErrorMessage(odd, t)).toMatch(/still here/);
    expect(saveErrorMessage('no error at all', t)).toMatch(/still here/);
  });
});
