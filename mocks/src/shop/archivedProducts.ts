import type { SeedDocument } from '../store/types';

/** A product of the demo that is no longer sold: Stripe archives it, and its document stays. */
export const archivedProductDocuments = (): SeedDocument[] => [
  {
    path: 'products/wool-blanket',
    data: {
      active: false,
      name: 'Wool blanket',
      description: 'For the last five minutes of a class.',
      images: [],
      role: null,
      metadata: { category: 'recovery' },
    },
  },
];
