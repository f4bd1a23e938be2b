import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailFault, PASSWORD_MIN, signInFaults, signUpFaults } from './credentials';
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
