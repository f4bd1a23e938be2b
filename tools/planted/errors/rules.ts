import type { PlantedError } from '../plantedError';

/** Errors in the access rules, the indexes and the hosting, and in the mock's copy of the rules. */
export const rulesErrors: readonly PlantedError[] = [
  {
    id: 'expired-token-reads-the-classes',
    promise: 'The access rules deny classes to a member whose subscription lapsed.',
    edits: [
      {
        file: 'firebase/firestore.rules',
        name: 'isSubscribed',
        code: "return request.auth != null && request.auth.token.get('subscribed', false) == true;",
      },
    ],
    noticedBy: {
      step: 'rules',
      file: 'firebase/access/rules.test.ts',
      test: 'lapsed may not get videos/sunrise',
    },
  },
  {
    id: 'orders-are-open-to-every-member',
    promise: "No member can read another member's orders.",
    edits: [
      {
        file: 'firebase/firestore.rules',
        match: '/orders/{orderId}',
        allow: 'get',
        code: 'request.auth != null',
      },
    ],
    noticedBy: {
      step: 'rules',
      file: 'firebase/access/rules.test.ts',
      test: 'may not get orders',
    },
  },
  {
    id: 'mock-plays-videos-for-everyone',
    promise: 'The mock denies what the access rules deny.',
    edits: [{ file: 'mocks/src/rules/conditions.ts', name: 'isSubscribed', code: 'return true;' }],
    noticedBy: { step: 'rules', file: 'firebase/access/mock.test.ts' },
  },
  {
    id: 'orders-without-their-index',
    promise: 'A member can list their orders, newest first: the database has the index for it.',
    edits: [
      {
        file: 'firebase/firestore.indexes.json',
        line: '"queryScope": "COLLECTION_GROUP"',
        text: '"queryScope": "COLLECTION",',
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
        match: '/users/{uid}/avatar',
        allow: 'create',
        code: 'request.auth != null && request.auth.uid == uid',
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/storageRules.test.ts' },
  },
  {
    id: 'policy-allows-inline-scripts',
    promise: 'The pages run no inline scripts.',
    edits: [
      {
        file: 'firebase/contentSecurityPolicy.ts',
        name: 'getSources.scripts',
        code: '["\'unsafe-inline\'"]',
      },
    ],
    noticedBy: { step: 'rules', file: 'firebase/hosting.test.ts' },
  },
];
