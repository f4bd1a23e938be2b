import type { PlantedError } from '../plantedError';

/** Errors in rules, caches, messages and tokens, which table tests and property tests notice. */
export const unitErrors: readonly PlantedError[] = [
  {
    id: 'theme-text-contrast',
    promise: 'Colored text is readable on every background of every theme.',
    edits: [
      {
        file: 'packages/themes/src/derive/oklch.ts',
        name: 'ensureContrast',
        code: 'return color;',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/derive/checkContrast.test.ts' },
  },
  {
    id: 'overlay-without-an-edge-in-the-dark',
    promise: 'A dialog has an edge on the dimmed page in every theme and scheme.',
    edits: [
      {
        file: 'packages/themes/src/derive/colors.ts',
        name: 'deriveColors.overlayBorder',
        code: 'base.borderMuted',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/derive/checkContrast.test.ts' },
  },
  {
    id: 'cart-charges-what-is-out-of-stock',
    promise: 'The total of a cart counts only items that can still be bought.',
    edits: [
      { file: 'packages/domain/src/shop/priceCart.ts', name: 'priceCart.quantity', code: 'wanted' },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/shop/shop.test.ts' },
  },
  {
    id: 'lapsed-member-opens-the-classes',
    promise: 'A member whose subscription lapsed cannot open the classes.',
    edits: [
      {
        file: 'packages/domain/src/subscription/access.ts',
        name: 'canOpen',
        code: "return viewer ? 'yes' : 'signIn';",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/subscription/access.test.ts' },
  },
  {
    id: 'class-id-that-firestore-reserves',
    promise: 'An id is a part of an address and of the path of a document as it is.',
    edits: [{ file: 'packages/domain/src/validation/id.ts', name: 'RESERVED', code: '/^$/' }],
    noticedBy: { step: 'unit', file: 'packages/domain/src/validation/id.test.ts' },
  },
  {
    id: 'unknown-email-gives-itself-away',
    promise: 'A failed sign-in does not reveal whether the email address has an account.',
    edits: [
      {
        file: 'packages/data/src/firebase/toAppError.ts',
        name: 'ERROR_KINDS.auth/user-not-found',
        code: "authError('invalid-email')",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/firebase/toAppError.test.ts' },
  },
  {
    id: 'sign-out-leaves-the-caches',
    promise: 'Signing out removes everything that the browser stored for the member.',
    edits: [
      {
        file: 'packages/data/src/cache/clearCachesOnSignOut.ts',
        name: 'clearIfOwnerLeft',
        code: '',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/cache/clearCachesOnSignOut.test.ts' },
  },
  {
    id: 'offline-change-is-thrown-away',
    promise: 'A favorite that is marked offline is stored and sent later.',
    edits: [
      {
        file: 'packages/data/src/queries/retry.ts',
        name: 'isTransient',
        code: 'return false;',
      },
    ],
    noticedBy: {
      step: 'unit',
      file: 'packages/data/src/entities/library/changes/changeQueue.test.ts',
    },
  },
  {
    id: 'second-tab-overwrites-the-cart',
    promise: 'If two tabs add items to the cart at the same time, the cart contains all of them.',
    edits: [
      {
        file: 'packages/data/src/entities/cart/storage/ownedStore.ts',
        name: 'createOwnedStore.update',
        code: 'write(storageKey(name, owner), change(current())); updateShown();',
      },
    ],
    noticedBy: {
      step: 'unit',
      file: 'packages/data/src/entities/cart/storage/createShopStorage.test.ts',
    },
  },
  {
    id: 'download-that-broke-off-is-shown',
    promise: 'A download that breaks off at random is whole in the end.',
    edits: [{ file: 'packages/data/src/downloads/fetchFile.ts', name: 'checkSize', code: '' }],
    noticedBy: { step: 'unit', file: 'packages/data/src/downloads/brokenOff.test.ts' },
  },
  {
    id: 'requests-without-a-time-limit',
    promise: 'A request to Firestore that is never answered ends as an error.',
    edits: [
      {
        file: 'packages/data/src/firebase/timeLimit.ts',
        name: 'withTimeLimit',
        code: 'return request;',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/data/src/firebase/requests.test.ts' },
  },
  {
    id: 'mock-accepts-a-short-password',
    promise: 'The mock answers as the official services do.',
    edits: [
      {
        file: 'mocks/src/identity/validate.ts',
        name: 'requireNewPassword',
        code: 'return String(password);',
      },
    ],
    noticedBy: { step: 'unit', file: 'mocks/src/contract/auth.test.ts' },
  },
  {
    id: 'signed-address-without-end',
    promise: 'A signed address of a video does not open after its end.',
    edits: [
      {
        file: 'packages/playback/src/signedUrl.ts',
        name: 'isValidity',
        code: 'return false;',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/playback/src/signedUrl.test.ts' },
  },
  {
    id: 'unused-message',
    promise: 'The apps load no messages that no page uses.',
    edits: [
      {
        file: 'apps/shop/src/i18n/en/wishlist.messages.json',
        line: '{',
        text: '{\n  "wishlist.share": "Share the wishlist",',
      },
      {
        file: 'apps/shop/src/i18n/ar/wishlist.messages.json',
        line: '{',
        text: '{\n  "wishlist.share": "شاركي قائمة الأمنيات",',
      },
    ],
    noticedBy: { step: 'unit', file: 'apps/shop/src/i18n/messages.test.ts' },
  },
  {
    id: 'message-of-another-page',
    promise: 'A page loads all messages that it shows, and never shows the id of a message.',
    edits: [
      {
        file: 'apps/site/src/features/faq/planted.ts',
        create: "export const title = (t: (id: string) => string) => t('contact.title');\n",
      },
    ],
    noticedBy: { step: 'unit', file: 'apps/site/src/i18n/messages.test.ts' },
  },
  {
    id: 'field-zooms-the-page',
    promise: 'The text of a field has at least 16 px at every text size, so that no phone zooms.',
    edits: [
      {
        file: 'packages/themes/src/derive/type.ts',
        name: 'deriveTypeScale.field',
        code: "'1rem'",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/themes/src/derive/type.test.ts' },
  },
  {
    id: 'url-follows-each-key',
    promise: 'What is typed changes the history once for each pause.',
    edits: [{ file: 'packages/app/src/routes/pendingUrl.ts', name: 'DEBOUNCE_MS', code: '0' }],
    noticedBy: { step: 'unit', file: 'packages/app/src/routes/useUrlParams.test.tsx' },
  },
];
