import { describe, expect, test } from 'vitest';

import { updateErrors, removeEmptyErrors } from './formValues';

const none = new Set<string>();

test('errors without a message are removed', () => {
  expect(removeEmptyErrors(undefined)).toBeUndefined();
  expect(removeEmptyErrors({ email: undefined, password: '' })).toBeUndefined();
  expect(removeEmptyErrors({ email: 'Missing', password: '' })).toEqual({ email: 'Missing' });
});

describe('after a change', () => {
  test('a corrected error is removed, and the others stay', () => {
    const shown = { email: 'Missing', password: 'Short' };
    const fresh = { password: 'Short' };
    expect(updateErrors(shown, fresh, 'email', none, false)).toEqual({ password: 'Short' });
  });

  test('a message is updated while typing', () => {
    const next = updateErrors({ email: 'Missing' }, { email: 'No @' }, 'email', none, false);
    expect(next).toEqual({ email: 'No @' });
  });

  test('a new error appears on blur', () => {
    const fresh = { email: 'No @' };
    expect(updateErrors({}, fresh, 'email', none, false)).toEqual({});
    expect(updateErrors({}, fresh, 'email', none, true)).toEqual(fresh);
  });

  test('blur of one field adds no error to another', () => {
    expect(updateErrors({}, { email: 'Missing' }, 'name', none, true)).toEqual({});
  });

  test('an error from the server stays until its field changes', () => {
    const shown = { email: 'Taken', form: 'Refused' };
    const server = new Set(['email', 'form']);
    expect(updateErrors(shown, {}, 'name', server, true)).toEqual(shown);
    expect(updateErrors(shown, {}, 'email', server, true)).toEqual({ form: 'Refused' });
  });
});
