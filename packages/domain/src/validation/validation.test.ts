import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeContinuePath } from './continueUrl';
import { coolDownLeft, MAIL_COOL_DOWN_SECONDS } from './coolDown';
import {
  emailFault,
  newPasswordFaults,
  PASSWORD_MAX,
  PASSWORD_MIN,
  signInFaults,
  signUpFaults,
} from './credentials';
import { safeReturnPath } from './returnPath';

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
  ])('%s → %s', (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });

  it('answers a long hostile text at once', () => {
    expect(emailFault(`a@${'a.'.repeat(120)}`)).toBe('invalid');
  });
});

describe('passwords', () => {
  const email = 'mira@gschool.example';
  it.each([
    ['', 'required'],
    ['x'.repeat(PASSWORD_MIN - 1), 'tooShort'],
    ['x'.repeat(PASSWORD_MIN), undefined],
    ['x'.repeat(5000), 'tooLong'],
  ])('sign-up %#', (password, fault) => {
    expect(signUpFaults({ email, password }).password).toBe(fault);
  });

  it('takes any password at sign-in', () => {
    expect(signInFaults({ email, password: 'x' })).toEqual({});
    expect(signInFaults({ email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    });
  });
});

describe('any input', () => {
  it('is answered with one fault a field at most, and a good one with none', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (email, password) => {
        const faults = signUpFaults({ email, password });
        expect(faults.email ?? null).toBe(emailFault(email));
        expect(faults.password).toBe(newPasswordFaults({ password }).password);
        const isLongEnough = password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX;
        expect(faults.password === undefined).toBe(isLongEnough);
      }),
    );
  });

  it('never refuses at sign-in a password that sign-up took', () => {
    fc.assert(
      fc.property(fc.string({ minLength: PASSWORD_MIN }), (password) => {
        const email = 'mira@gschool.example';
        expect(signUpFaults({ email, password })).toEqual({});
        expect(signInFaults({ email, password })).toEqual({});
      }),
    );
  });

  it('leaves a password as it is: spaces at its ends count', () => {
    const email = 'mira@gschool.example';
    expect(signInFaults({ email, password: '   ' })).toEqual({});
    expect(signUpFaults({ email, password: ' '.repeat(PASSWORD_MIN) })).toEqual({});
  });

  it('takes a field that is not there for an empty one', () => {
    expect(signInFaults({} as { email: string; password: string })).toEqual({
      email: 'required',
      password: 'required',
    });
  });
});

describe('the wait between two mails', () => {
  const sentAt = 1_800_000_000_000;
  it.each([
    ['no mail yet', null, sentAt, 0],
    ['at once', sentAt, sentAt, MAIL_COOL_DOWN_SECONDS],
    ['a moment later', sentAt, sentAt + 1, MAIL_COOL_DOWN_SECONDS],
    ['in the last second', sentAt, sentAt + 59_001, 1],
    ['over', sentAt, sentAt + 60_000, 0],
    ['long over', sentAt, sentAt + 3_600_000, 0],
    ['a clock set back', sentAt, sentAt - 3_600_000, MAIL_COOL_DOWN_SECONDS],
    ['a broken memory', Number.NaN, sentAt, 0],
  ])('%s', (_name, from, now, left) => {
    expect(coolDownLeft(from, now)).toBe(left);
  });
});

describe('where a mail leads afterwards', () => {
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
    expect(safeContinuePath(address, origin)).toBe(path);
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
    expect(safeReturnPath(next)).toBe(next);
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
    expect(safeReturnPath(next)).toBeNull();
  });

  it('never leaves the origin', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '%2e', ':', '@', '?', '#', '\t', 'a', 'evil.example'),
    });
    fc.assert(
      fc.property(hostile, (tail) => {
        const path = safeReturnPath(`/${tail}`);
        if (path === null) return;
        expect(new URL(path, 'https://gschool.example').origin).toBe('https://gschool.example');
      }),
      { numRuns: 1000 },
    );
  });
});
