import type { PlantedError } from '../plantedError';

/** Errors in the access rules, the indexes and the hosting, and in the mock's copy of the rules. */
export const rulesErrors: readonly PlantedError[] = [
  {
    id: 'expired-token-reads-the-classes',
    promise: 'The access rules deny classes to a member whose subscription lapsed.',
    edits: [
      {
        file: 'firebase/firestore.rules',
        find: "get('expiresAt', 0) > request.time.toMillis()",
        replace: "get('expiresAt', 0) > 0",
      },
    ],
    noticedBy: {
      step: 'rules',
      file: 'firebase/access/rules.test.ts',
      test: 'lapsed may not get videos/sunrise',
    },
  },
  {
    id: 'member-makes-themself-admin',
    promise: 'The access rules do not let members change their own role.',
    edits: [
      {
        file: 'firebase/firestore.rules',
        find: "hasAny(['uid', 'role', 'subscriptionStatus',",
        replace: "hasAny(['uid', 'subscriptionStatus',",
      },
    ],
    noticedBy: {
      step: 'rules',
      file: 'firebase/access/rules.test.ts',
      test: 'mira may not (update|set) users/mira \\((role: a new value|whole, as admin)',
    },
  },
  {
    id: 'payment-returns-anywhere',
    promise: 'A canceled payment can only return to pages of the product.',
    edits: [
      {
        file: 'firebase/firestore.rules',
        find: "isOwnAddress(data.get('cancel_url', null))",
        replace: "isText(data.get('cancel_url', null), 200)",
      },
    ],
    noticedBy: {
      step: 'rules',
      file: 'firebase/access/rules.test.ts',
      test: 'cancel_url: another host',
    },
  },
  {
    id: 'orders-are-not-counted',
    promise: 'An account opens fewer than twenty orders in an hour.',
    edits: [
      {
        file: 'firebase/firestore.rules',
        find: "\n        && isCounted(request.auth.uid, orderId + '-1');",
        replace: ';',
      },
    ],
    noticedBy: {
      step: 'rules',
      file: 'firebase/access/rules.test.ts',
      test: 'may not batch orders',
    },
  },
  {
    id: 'the-count-of-checkouts-restarts-at-once',
    promise: 'An account opens fewer than twenty checkouts in an hour.',
    edits: [
      {
        file: 'firebase/firestore.rules',
        find: " + duration.value(1, 'h')",
        replace: '',
      },
      {
        file: 'firebase/firestore.rules',
        find: 'request.time > resource.data.startedAt',
        replace: 'request.time != resource.data.startedAt',
      },
    ],
    noticedBy: {
      step: 'rules',
      file: 'firebase/access/rules.test.ts',
      test: 'customers/busy/limits',
    },
  },
  {
    id: 'a-token-of-an-erased-account-writes',
    promise: 'A token of an erased account writes nothing.',
    edits: [
      {
        file: 'firebase/firestore.rules',
        find: 'exists(/databases/$(database)/documents/users/$(uid))',
        replace: 'request.auth != null',
      },
    ],
    noticedBy: {
      step: 'rules',
      file: 'firebase/access/rules.test.ts',
      test: 'without a profile',
    },
  },
  {
    id: 'orders-are-open-to-every-member',
    promise: "No member can read another member's orders.",
    edits: [
      {
        file: 'firebase/firestore.rules',
        find: 'allow get: if request.auth != null && resource.data.uid == request.auth.uid;',
        replace: 'allow get: if request.auth != null;',
      },
    ],
    noticedBy: {
      step: 'rules',
      file: 'firebase/access/rules.test.ts',
      test: 'may not get orders',
    },
  },
  {
    id: 'orders-without-their-index',
    promise: 'A member can list their orders, newest first: the database has the index for it.',
    edits: [
      {
        file: 'firebase/firestore.indexes.json',
        find: '"fieldPath": "uid"',
        replace: '"fieldPath": "customer"',
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/indexes.test.ts' },
  },
  {
    id: 'payments-without-their-index',
    promise: 'The operator can list paid orders: the database has the index for all payments.',
    edits: [
      {
        file: 'firebase/firestore.indexes.json',
        find: '"queryScope": "COLLECTION_GROUP"',
        replace: '"queryScope": "COLLECTION"',
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/indexes.test.ts' },
  },
  {
    id: 'photo-that-can-contain-scripts',
    promise: 'The storage accepts no picture of a type that can contain scripts.',
    edits: [
      {
        file: 'firebase/storage.rules',
        find: "'image/webp']",
        replace: "'image/webp', 'image/svg+xml']",
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/storageRules.test.ts' },
  },
  {
    id: 'pictures-from-any-host',
    promise: 'Pages load pictures only from hosts that the policy names.',
    edits: [
      {
        file: 'firebase/contentSecurityPolicy.ts',
        find: /(photo is a blob\.\n\s*\['img-src', "'self'",)/,
        replace: "$1 'https:',",
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/hosting.test.ts' },
  },
  {
    id: 'policy-allows-inline-scripts',
    promise: 'The pages run no inline scripts.',
    edits: [
      {
        file: 'firebase/contentSecurityPolicy.ts',
        find: `['script-src', "'self'", ...scripts`,
        replace: `['script-src', "'self'", "'unsafe-inline'", ...scripts`,
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/hosting.test.ts' },
  },
  {
    id: 'history-page-is-not-found',
    promise: "A reload of a member's history shows the page again and no error.",
    edits: [
      {
        file: 'firebase/hosting.ts',
        find: "'/history',",
        replace: '',
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/hosting.test.ts' },
  },
  {
    id: 'similar-host-taken-for-ours',
    promise: 'An origin that only looks similar to the product’s origin is denied.',
    edits: [
      {
        file: 'firebase/ownOrigins.ts',
        find: '/[^A-Za-z0-9:/-]/g',
        replace: '/[^A-Za-z0-9.:/-]/g',
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/ownOrigins.test.ts' },
  },
  {
    id: 'mock-plays-videos-for-admins',
    promise:
      'The mock denies a video to an administrator without a subscription, as the access rules do.',
    edits: [
      {
        file: 'mocks/src/rules/content.ts',
        find: "playback/main', allow: { get: isSubscribed }",
        replace: "playback/main', allow: { get: isSubscribedOrAdmin }",
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/access/mock.test.ts' },
  },
];
