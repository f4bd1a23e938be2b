import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { EditableField } from '../documents/profile';
import { createSampleProfile } from '../testing/samples';
import { getCountries } from './countries';
import { editableFields, toProfileEdits } from './edits';
import { getAvatarPath, getStorageAddress, toSafePhotoURL, toShownPhotoURL } from './photo';
import { getProfileErrors, normalizeEdits } from './profileErrors';

const before = toProfileEdits(createSampleProfile());
const getFieldError = (field: EditableField, value: string | readonly string[]) =>
  getProfileErrors({ ...before, [field]: value }, before)[field] ?? null;

describe('the fields of a member', () => {
  it.each<[EditableField, string, 'tooLong' | 'malformed' | null]>([
    ['displayName', '', null],
    ['displayName', 'Dr. Åsa O’Neill-García 王', null],
    ['displayName', 'x'.repeat(200), null],
    ['displayName', 'x'.repeat(201), 'tooLong'],
    ['displayName', ` ${'x'.repeat(200)} `, null],
    ['phoneNumber', '+1 (555) 014-2 ext. 12', null],
    ['phoneNumber', '٠٧٩ ١٢٣ ٤٥٦٧', null],
    ['phoneNumber', '020/7946.0018', null],
    ['phoneNumber', '+49 (0)30/90 18-20', null],
    ['phoneNumber', 'Tel.: 030 901820', null],
    ['phoneNumber', '030 901820 Durchwahl 12', null],
    ['phoneNumber', '010-1234 داخلي ١٢', null],
    ['phoneNumber', '+15550142;ext=12', null],
    ['phoneNumber', '+15550142 #12', null],
    ['phoneNumber', '12', 'malformed'],
    ['phoneNumber', '12 ext. 345', 'malformed'],
    ['phoneNumber', 'call me', 'malformed'],
    ['phoneNumber', '<script>123</script>', 'malformed'],
    ['phoneNumber', '1'.repeat(201), 'tooLong'],
    ['contactEmail', 'maya@gschool.example', null],
    ['contactEmail', '\u200bmaya@gschool.example', null],
    ['contactEmail', 'maya@gschool', 'malformed'],
    ['location.postalCode', 'SW1A 1AA', null],
    ['location.postalCode', '1100-148', null],
    ['location.postalCode', '1100\u2011148\u200b', null],
    ['location.postalCode', '?', 'malformed'],
    ['location.city', "L'Aquila", null],
    ['photoURL', 'https://x.example/a.png', null],
    ['photoURL', 'http://x.example/a.png', 'malformed'],
    ['photoURL', 'javascript:alert(1)', 'malformed'],
    ['photoURL', 'https://x.example/'.padEnd(2000, 'a'), null],
    ['photoURL', 'https://x.example/'.padEnd(2001, 'a'), 'tooLong'],
  ])('%s: %s → %s', (field, value, error) => {
    expect(getFieldError(field, value)).toBe(error);
  });

  it('limit the list and each of its texts', () => {
    const list = 'preferences.contentPreferences';
    expect(
      getFieldError(
        list,
        Array.from({ length: 50 }, (_, n) => `${n}`),
      ),
    ).toBe(null);
    expect(getFieldError(list, Array.from({ length: 51 }, String))).toBe('tooLong');
    expect(getFieldError(list, ['x'.repeat(201)])).toBe('tooLong');
  });

  it('have no error if they were not edited', () => {
    const old = { ...before, phoneNumber: 'ask Ines', photoURL: 'http://x.example/a.png' };
    expect(getProfileErrors({ ...old, displayName: 'Mira' }, old)).toEqual({});
  });

  it('are checked fast for any text', () => {
    const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 5000 }));
    fc.assert(
      fc.property(fc.constantFrom(...editableFields), typed, (field, text) => {
        const isText = typeof before[field] === 'string';
        if (isText) expect([null, 'tooLong', 'malformed']).toContain(getFieldError(field, text));
      }),
    );
    expect(getFieldError('phoneNumber', `${' '.repeat(199)}x`)).toBe('malformed');
  });

  it('are stored without invisible characters', () => {
    const typed = {
      ...before,
      displayName: '\u202eana\u202c\u0000 M\u2066i',
      firstName: 'ا\u200dب',
    };
    expect(normalizeEdits(typed)).toMatchObject({ displayName: 'ana Mi', firstName: 'ا\u200dب' });
  });

  it('are stored without what copying and other keyboards add', () => {
    const typed = {
      ...before,
      phoneNumber: '٠١٠١٢٣٤٥٦٧٨',
      'location.postalCode': '１５０－０００１',
      contactEmail: 'mailto:mira@gschool.example\u200b',
      displayName: 'ليلى ٢',
    };
    expect(normalizeEdits(typed)).toEqual({
      ...before,
      phoneNumber: '01012345678',
      'location.postalCode': '150-0001',
      contactEmail: 'mira@gschool.example',
      displayName: 'ليلى ٢',
    });
  });

  it('are stored trimmed', () => {
    const filled = { displayName: '\u3164\u2800', firstName: '\u3164Mira\u2800' };
    expect(normalizeEdits({ ...before, ...filled })).toMatchObject({
      displayName: '',
      firstName: 'Mira',
    });
    expect(normalizeEdits({ ...before, displayName: '  Mira ', 'location.city': ' ' })).toEqual({
      ...before,
      displayName: 'Mira',
      'location.city': '',
    });
  });
});

describe('the URL of a photo', () => {
  it.each([
    'https://x.example/a.png',
    'https://x.example/a?b=c#d',
    'https://user@x.example/ä.webp',
  ])('takes %s', (url) => expect(toSafePhotoURL(url)).toBe(url));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' https://x.example/a.png',
    'https:x.example',
    'https://',
    'http://x.example/a.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://x.example/1',
    '//x.example/a.png',
    '/a.png',
    'vbscript:x',
    `https://x.example/${'a'.repeat(3000)}`,
    getAvatarPath('mira'),
    '',
    null,
    ['https://x.example/a.png'],
  ])('refuses %.40s', (url) => expect(toSafePhotoURL(url)).toBe(''));

  it('is https or empty for any text', () => {
    const hostile = fc.string({ unit: fc.constantFrom('https:', '/', '\\', '@', 'a', ':', '\t') });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.anything()), (value) => {
        const url = toSafePhotoURL(value);
        if (url !== '') expect(url).toMatch(/^https:\/\/[^\s/?#\\]/);
      }),
    );
  });
});

describe('countries', () => {
  it('have a stored name and a label, sorted in the reader’s language', () => {
    const english = getCountries('en');
    expect(english.length).toBeGreaterThan(240);
    expect(english.every(({ code, name }) => name !== code)).toBe(true);
    expect(new Set(english.map(({ name }) => name)).size).toBe(english.length);
    const arabic = getCountries('ar').find(({ code }) => code === 'PT');
    expect(arabic).toEqual({ code: 'PT', name: 'Portugal', label: 'البرتغال' });
  });
});

describe('a photo that pages show', () => {
  it.each([
    ['https://lh3.googleusercontent.com/a/x=s96-c', true],
    ['https://firebasestorage.googleapis.com/v0/b/x/o/users%2Fa%2Favatar?alt=media', true],
    ['https://firebasestorage.googleapis.com/v0/b/other/o/users%2Fa%2Favatar', false],
    ['https://firebasestorage.googleapis.com/v0/b/x/../other/o/a', false],
    ['https://firebasestorage.googleapis.com/v0/b/x/%2e%2e/other/o/a', false],
    ['https://firebasestorage.googleapis.com/v0/b/x2/o/a', false],
    ['https://firebasestorage.googleapis.com/v0/b/x/..\\other/o/a', false],
    ['https://firebasestorage.googleapis.com/v0/b/x/o/a..b?c=..', true],
    ['https://MEDIA.example/me.png', true],
    ['https://x.example/me.png', false],
    ['https://lh3.googleusercontent.com.evil.example/a', false],
    ['https://user@media.example/me.png', false],
    ['https://media.example:8443/me.png', false],
    ['javascript:alert(1)', false],
  ])('%s: %s', (url, isShown) => {
    const allowed = ['https://media.example', getStorageAddress('x')];
    expect(toShownPhotoURL(url, allowed)).toBe(isShown ? url : '');
  });
});
