import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { encodeOrderNumber, formatOrderNumber } from '../shop/orderNumber';
import { redactText } from './redactText';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwYXQifQ.c2lnbmF0dXJlLTEyMw';

describe('redactText', () => {
  it.each([
    // SDK messages and codes
    [
      'Firebase: Error (auth/network-request-failed).',
      'Firebase: Error (auth/network-request-failed).',
    ],
    [
      'No document to update: projects/a-school/databases/(default)/documents/users/Xw3kPq9LmNbVcZ1tRyUiOp7asDf2',
      'No document to update: [path](default)[path]',
    ],
    ['Missing users/pat/playlists/evening', 'Missing [path]'],
    ['User Xw3kPq9LmNbVcZ1tRyUiOp7asDf2 is gone', 'User [id] is gone'],
    ['user-token-expired for pat.smith+a@mail.example.com.', 'user-token-expired for [email]'],
    ['email=pat@x.example', 'email=[email]'],
    ['mailto:pat%40x.example', 'mailto:[email]'],
    // order numbers, as they are stored, read and typed
    ['Order 0123456789ABCDEFGHJKMNPQRS', 'Order [id]'],
    ['Order ABCDEFGHJKMNPQRSTVWXYZABCD', 'Order [id]'],
    ['Order abcdefghjkmnpqrstvwxyzabcd', 'Order [id]'],
    ['Order 012345-6789A-BCDEF-GHJKM-NPQRS', 'Order [id]'],
    ['Order 012345 6789A BCDEF GHJKM NPQRS failed', 'Order [id] failed'],
    ['Order ABCDEF GHJKM NPQRS TVWXY ZABCD failed', 'Order [id] failed'],
    ['Cannot insert these words there again', 'Cannot insert these words there again'],
    ['No such customer: cus_NffrFeUfNV2Hib', 'No such customer: [id]'],
    // order numbers, the way they are stored, read aloud and typed
    [`Bearer ${JWT}`, 'Bearer [id]'],
    ['id 6f1c1f0a-7b1e-4d2a-9c55-0d8f7f6b2a10', 'id [id]'],
    // URLs: the origin remains
    [
      'GET https://storage.googleapis.com/b/class-1/master.m3u8?X-Goog-Signature=ab12&X-Goog-Expires=60 403',
      'GET https://storage.googleapis.com/[path] 403',
    ],
    ['https://pat:secret@x.example/a', 'https://x.example/[path]'],
    ['at blob:https://x.example/6f1c1f0a-7b1e', 'at [url]'],
    ['data:text/html,Pat', '[url]'],
    ['User XwakPqLmNbVcZptRyUiOpAasDfGh is gone', 'User [id] is gone'],
    ['No user AAAtnkqqywkedkdAAznr.', 'No user [id]'],
    ['went to /merchandise/account/orders/1', 'went to [path]'],
    // addresses
    ['Ship to 12 Main Street, please', 'Ship to [street], please'],
    ['Ship to Lindenstraße 5a, bitte', 'Ship to [street], bitte'],
    ['Chez 8 rue de la Paix', 'Chez [street]'],
    ['Call +1 (555) 010-4477 now', 'Call [phone] now'],
    ['from 192.168.1.20 and 2001:db8:0:0:0:0:2:1', 'from [ip] and [ip]'],
    // data in quotes
    [
      'Unexpected token P in "{"name":"Pat" is not valid JSON',
      'Unexpected token P in [data] is not valid JSON',
    ],
    ['Bad value {"name":"Pat","city":"Lisbon"} here', 'Bad value [data] here'],
    ["Invalid place 'Flat 3, Old Mill'", "Invalid place '[text]'"],
    // everything needed to find the cause of the error
    [
      "Cannot read properties of undefined (reading 'title')",
      "Cannot read properties of undefined (reading 'title')",
    ],
    ['Minified React error #418', 'Minified React error #418'],
    [
      'TypeError: x is not a function\n    at useSyncExternalStoreWithSelectorShim (https://school.example/assets/home-B3xK9d12.js:1:23456)\nrender@https://school.example/assets/app.js:10:2',
      'TypeError: x is not a function\n    at useSyncExternalStoreWithSelectorShim (https://school.example/assets/home-B3xK9d12.js:1:23456)\nrender@https://school.example/assets/app.js:10:2',
    ],
    [
      'Failed to fetch dynamically imported module: https://school.example/assets/page-a1.js',
      'Failed to fetch dynamically imported module: https://school.example/assets/page-a1.js',
    ],
  ])('%s → %s', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it('removes texts that are known to be private, whole and by word', () => {
    expect(
      redactText('Pat Smith of São Paulo, and PAT’s Patience', ['Pat Smith', 'São Paulo', '']),
    ).toBe('[member] of [member], and [member]’s Patience');
    expect(redactText('a.b?', ['a.b'])).toBe('[member]?');
  });

  describe('a private text in another Unicode normalization', () => {
    const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
    const names = [
      'José Müller',
      'Zoë Ångström',
      'Phương',
      'Ｐａｔ Ｓｍｉｔｈ',
      'ﬁona',
      '김소리',
      'ﻧﻮﺭﺓ',
    ];
    const cases = names.flatMap((name) =>
      forms.flatMap((known) => forms.map((shown) => [name, known, shown] as const)),
    );

    it.each(cases)('%s, known as %s, is removed as %s', (name, known, shown) => {
      const message = `No such member: ${name.normalize(shown)}!`;
      expect(redactText(message, [name.normalize(known)])).toBe('No such member: [member]!');
      // Only one word of the name, in capitals.
      const [first = ''] = name.split(' ');
      const loud = `Hello ${first.normalize(shown).toUpperCase()}, again`;
      expect(redactText(loud, [name.normalize(known)])).toBe('Hello [member], again');
    });

    it('is removed in a mix of forms', () => {
      // In this word, the first accent is composed and the second is not.
      const mixed = 'Ho\u0302\u0300ng Th\u1ecb'.replace('o\u0302', '\u00f4');
      expect(redactText(`by ${mixed}`, ['Hồng Thị'])).toBe('by [member]');
    });

    it('hides no email address, phone number or order number', () => {
      expect(redactText('from ｐａｔ＠ｘ．ｅｘａｍｐｌｅ')).toBe('from [email]');
      expect(redactText('call ＋１ ５５５ ０１０ ４４７７ now')).toBe('call [phone] now');
      expect(redactText('Order ０１２３４５６７８９ＡＢＣＤＥＦＧＨＪＫＭＮＰＱＲＳ')).toBe(
        'Order [id]',
      );
    });
  });

  const alphanumeric = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
  const randomText = (length: number) =>
    fc
      .array(fc.constantFrom(...alphanumeric), { minLength: length, maxLength: length })
      .map((letters) => letters.join(''));
  const orderNumber = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(encodeOrderNumber);
  const secret = fc.oneof(
    randomText(28), // a uid
    randomText(20), // a Firestore id
    fc.uuid(),
    orderNumber,
    orderNumber.map(formatOrderNumber),
    orderNumber.map((number) => number.toLowerCase()),
    fc.emailAddress().filter((email) => !/["'(),;:<>=/]/.test(email)),
    fc.tuple(randomText(30), randomText(60), randomText(43)).map((parts) => parts.join('.')),
    randomText(40).map((signature) => `https://media.example/a/b.m3u8?Signature=${signature}`),
    fc.ipV4(),
  );
  const before = fc.constantFrom(
    '',
    'No user ',
    'users/',
    'Order: ',
    'id=',
    '(',
    '"',
    '/videos/watch/',
    'Error: for ',
  );
  const after = fc.constantFrom(
    '',
    ' is gone',
    ', again',
    ')',
    '"',
    '.',
    '\n    at x (https://s.example/assets/a.js:1:2)',
  );

  it('leaves no part of a planted secret, wherever it is', () => {
    fc.assert(
      fc.property(before, secret, after, (start, planted, end) => {
        const redacted = redactText(`${start}${planted}${end}`);
        const isPublic = (part: string) => `https://media.example/[path] ${end}`.includes(part);
        for (let at = 0; at + 8 <= planted.length; at += 1) {
          const part = planted.slice(at, at + 8);
          if (!isPublic(part)) expect(redacted).not.toContain(part);
        }
        expect(redacted).not.toContain(planted);
      }),
      { numRuns: 1000 },
    );
  });

  it('finishes soon for any text', () => {
    const started = performance.now();
    for (const text of ['{', 'a', '1 ', '"', 'a.', '/', '@', ':', "'", 'rue a ']) {
      redactText(text.repeat(2000));
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
