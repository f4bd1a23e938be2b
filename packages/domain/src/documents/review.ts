import { instant, integer, text, type DocumentOf } from './fields';

/** The fields of `products/{id}/reviews/{id}`, which only the server writes. */
export const reviewFields = {
  author: text({ essential: true }),
  rating: integer(1, 5, { essential: true }),
  title: text({}),
  text: text({}),
  writtenAt: instant({ essential: true }),
} as const;

/** The document `products/{id}/reviews/{id}`. */
export interface ReviewDocument extends DocumentOf<typeof reviewFields> {}
