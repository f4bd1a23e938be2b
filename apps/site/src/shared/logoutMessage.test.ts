import '../i18n/en/shell.messages.json';

import { AppError, createSession, type AppErrorKind } from '@gschool/data';
import { describe, expect, it, vi } from 'vitest';

import { i18n } from '../i18n/i18n';
import { logoutMessage } from './logoutMessage';

const t = (id: string, values?: Record<string, string | number>) => i18n._(id, values);

describe('the texts of a failed sign-out', () => {
  it.each([
    [{ kind: 'unavailable', what: 'auth' }, 'Firebase auth not available'],
    [{ kind: 'unavailable', what: 'service' }, 'Logout unavailable'],
    [{ kind: 'signedOut' }, 'Logout unavailable'],
    [{ kind: 'forbidden' }, 'Failed to log out'],
    [{ kind: 'offline' }, 'Failed to log out'],
    [{ kind: 'unexpected', cause: null }, 'Failed to log out'],
  ] satisfies [AppErrorKind, string][])('%o', (info, sentence) => {
    expect(logoutMessage(new AppError(info, "Firebase's text"), t)).toBe(sentence);
  });

  it('has a text for other errors', () => {
    expect(logoutMessage(new TypeError('odd'), t)).toBe('Failed to log out');
  });

  it('says that Firebase auth is not available without a backend', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const session = createSession({
      connect: () => Promise.reject(new Error('no service')),
      retryMs: 1e6,
    });
    const failure: unknown = await session.actions.signOut().catch((error: unknown) => error);
    expect(logoutMessage(failure, t)).toBe('Firebase auth not available');
  });
});
