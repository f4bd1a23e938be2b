import { cartFields } from '../../../packages/domain/src/documents/cart';
import { getInvalidDocuments } from '../../../packages/domain/src/testing/fieldTrials';
import { forUsers, allow, deny, type AccessCase } from '../accessCase';
import { aCart } from '../samples';

const stored = 'users/mira/state/cart';
const fresh = 'users/newcomer/state/cart';
const line = 'tee:tee-m:2';
const wishlistOf = (count: number) =>
  aCart({ wishlist: Array.from({ length: count }, (_, n) => `wish-${n}`) });
const lines = (count: number) => aCart({ lines: Array(count).fill(line) });

const badLines: readonly unknown[] = [
  'tee:tee-m:0',
  'tee:tee-m:100',
  'tee:tee-m:01',
  'tee:tee-m:-1',
  'tee:tee-m:1.5',
  'tee:tee-m',
  'tee:tee m:1',
  `${'x'.repeat(81)}:tee-m:1`,
  ':tee-m:1',
  `${line},${line}`,
  '',
  7,
  { productId: 'tee' },
];

/** The cart of a member. */
export const cartCases: readonly AccessCase[] = [
  ...forUsers(['mira', 'miraPaid'], allow, 'get', stored),
  ...forUsers(['visitor', 'nia', 'moderator', 'admin'], deny, 'get', stored),
  allow('newcomer', 'set', fresh, aCart()),
  allow('newcomer', 'set', fresh, lines(0), 'empty'),
  allow('newcomer', 'set', fresh, lines(20), '20 lines'),
  allow('newcomer', 'set', fresh, aCart({ lines: ['a_B-9:x:99'] }), 'the largest quantity'),
  allow('newcomer', 'set', fresh, { lines: [line] }, 'no wishlist'),
  allow('newcomer', 'set', fresh, aCart({ wishlist: [] }), 'an empty wishlist'),
  allow('newcomer', 'set', fresh, wishlistOf(200), '200 products'),
  ...['', 'a mug', 'a,b', 'x'.repeat(81), 7, { id: 'mug' }].map((bad) =>
    deny(
      'newcomer',
      'set',
      fresh,
      aCart({ wishlist: ['mug', bad] }),
      `the product ${JSON.stringify(bad)}`,
    ),
  ),
  ...Object.entries(getInvalidDocuments(cartFields, aCart())).map(([detail, data]) =>
    deny('newcomer', 'set', fresh, data, detail),
  ),
  ...badLines.map((bad) =>
    deny(
      'newcomer',
      'set',
      fresh,
      aCart({ lines: [line, bad] }),
      `the line ${JSON.stringify(bad)}`,
    ),
  ),
  ...(['visitor', 'mira', 'admin'] as const).map((user) =>
    deny(user, 'set', fresh, aCart(), 'another user'),
  ),
  deny('nia', 'set', 'users/nia/state/cart', aCart(), 'without a profile'),
  allow('mira', 'update', stored, { lines: [] }),
  deny('mira', 'update', stored, { lines: ['tee'] }),
  deny('admin', 'update', stored, { lines: [] }),
  ...forUsers(['nia', 'admin'], deny, 'delete', stored),
  allow('mira', 'delete', stored),
];
