import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getRemainingCoolDown, MAIL_COOL_DOWN_SECONDS } from './coolDown';
import {
  getEmailError,
  getNewPasswordErrors,
  getSignInErrors,
  getSignUpErrors,
} from './credentials';
import { normalizeEmail } from './email';
import { toSafeContinuePath, toSafeReturnPath } from './returnPath';

describe('e-mail', () => {
  it.each([
    ['mira@gschool.example', null],
    [' mira@gschool.example ', null],
    ['mira+yoga@mail.gschool.example', null],
    ['', 'required'],
    ['   ', 'required'],
    ['mira', 'invalid'],
    ['mira@', 'invalid'],
    ['mira@gschool', 'invalid'],
    ['mira@gschool..example', 'invalid'],
    ['mi ra@gschool.example', 'invalid'],
    ['a@b@gschool.example', 'invalid'],
    [`${'a'.repeat(250)}@x.example`, 'tooLong'],
  ])('%s → %s', (email, error) => {
    expect(getEmailError(email)).toBe(error);
  });

  it.each([
    'mira@gschool.example\u200b',
    '\u200emira@gschool.example\u200f',
    '\ufeffmira@\u00adgschool.example',
    '\u00a0mira@gschool.example\n',
    'mailto:mira@gschool.example',
    'Mailto: mira@gschool.example',
    'ｍｉｒａ＠ｇｓｃｈｏｏｌ．ｅｘａｍｐｌｅ',
  ])('is read from what was pasted: %j', (pasted) => {
    expect(getEmailError(pasted)).toBeNull();
    expect(normalizeEmail(pasted)).toBe('mira@gschool.example');
  });

  it('checks a long hostile text fast', () => {
    expect(getEmailError(`a@${'a.'.repeat(120)}`)).toBe('invalid');
  });
});

describe('passwords', () => {
  const email = 'mira@gschool.example';
  it.each([
    ['', 'required'],
    ['x'.repeat(7), 'tooShort'],
    ['x'.repeat(8), undefined],
    ['x'.repeat(4096), undefined],
    ['x'.repeat(4097), 'tooLong'],
  ])('sign-up %#', (password, error) => {
    expect(getSignUpErrors({ email, password }).password).toBe(error);
  });

  it('accept any password at sign-in', () => {
    expect(getSignInErrors({ email, password: 'x' })).toEqual({});
    expect(getSignInErrors({ email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    });
  });
});

describe('any input', () => {
  it('has at most one error per field, and none if it is valid', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (email, password) => {
        const errors = getSignUpErrors({ email, password });
        expect(errors.email ?? null).toBe(getEmailError(email));
        expect(errors.password).toBe(getNewPasswordErrors({ password }).password);
        const isLongEnough = password.length >= 8 && password.length <= 4096;
        expect(errors.password === undefined).toBe(isLongEnough);
      }),
    );
  });

  it('is accepted at sign-in if sign-up accepts it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), (password) => {
        const email = 'mira@gschool.example';
        expect(getSignUpErrors({ email, password })).toEqual({});
        expect(getSignInErrors({ email, password })).toEqual({});
      }),
    );
  });

  it('keeps spaces at the ends of a password', () => {
    const email = 'mira@gschool.example';
    expect(getSignInErrors({ email, password: '   ' })).toEqual({});
    expect(getSignUpErrors({ email, password: ' '.repeat(8) })).toEqual({});
  });

  it('treats a missing field as empty', () => {
    expect(getSignInErrors({} as { email: string; password: string })).toEqual({
      email: 'required',
      password: 'required',
    });
  });
});

describe('the wait between two emails', () => {
  const sentAt = 1_800_000_000_000;
  it.each([
    ['no email yet', null, sentAt, 0],
    ['at once', sentAt, sentAt, MAIL_COOL_DOWN_SECONDS],
    ['a moment later', sentAt, sentAt + 1, MAIL_COOL_DOWN_SECONDS],
    ['in the last second', sentAt, sentAt + 59_001, 1],
    ['over', sentAt, sentAt + 60_000, 0],
    ['long over', sentAt, sentAt + 3_600_000, 0],
    ['a clock set back', sentAt, sentAt - 3_600_000, MAIL_COOL_DOWN_SECONDS],
    ['an invalid stored time', Number.NaN, sentAt, 0],
  ])('%s', (_name, from, now, left) => {
    expect(getRemainingCoolDown(from, now)).toBe(left);
  });
});

describe('the continue URL of an email', () => {
  const origin = 'https://gschool.example';
  it.each([
    [`${origin}/videos/watch/a?t=10#chapters`, '/videos/watch/a?t=10#chapters'],
    [`${origin}`, '/'],
    ['https://evil.example/videos', null],
    ['https://gschool.example.evil.example/', null],
    ['https://gschool.example@evil.example/', null],
    ['http://gschool.example/', null],
    [`${origin}//evil.example`, null],
    ['javascript:alert(1)', null],
    ['/videos', null],
    ['', null],
    [null, null],
  ])('%j → %j', (address, path) => {
    expect(toSafeContinuePath(address, origin)).toBe(path);
  });
});

describe('return path', () => {
  it.each([
    '/',
    '/videos',
    '/videos/watch/a-b_c?t=10#chapters',
    '/videos?next=https://x.example//y',
    '/library?tab=history',
  ])('keeps %s', (next) => {
    expect(toSafeReturnPath(next)).toBe(next);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/videos/../../evil',
    'videos',
    '',
    null,
    undefined,
    ['/videos'],
  ])('ignores %j', (next) => {
    expect(toSafeReturnPath(next)).toBeNull();
  });

  it('never leads to another origin', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '%2e', ':', '@', '?', '#', '\t', 'a', 'evil.example'),
    });
    fc.assert(
      fc.property(hostile, (tail) => {
        const path = toSafeReturnPath(`/${tail}`);
        if (path === null) return;
        expect(new URL(path, 'https://gschool.example').origin).toBe('https://gschool.example');
      }),
      { numRuns: 1000 },
    );
  });
});
