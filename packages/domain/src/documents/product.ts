import { categoryIds, sizeGuides } from '../shop/categories';
import { choice, instant, integer, text } from './fields';
import { anyTexts, choiceOrNull } from './serverFields';

/**
 * The fields of a product of the shop. `name`, `description` and the pictures are fields of
 * `products/{id}` with these names (pictures: `images`), the others are texts in its `metadata`
 * (docs/deploy.md).
 */
export const productFields = {
  name: text({ essential: true }),
  description: text({}),
  category: choice(categoryIds, { essential: true }),
  /** Material, measurements and care; one line each. */
  details: anyTexts(),
  /** URLs, or `art:object/MOTIF/SEED`. The first one is the main picture. */
  pictures: anyTexts(),
  /** Additional words for the search. */
  tags: anyTexts(),
  /** ISO timestamp. */
  addedAt: instant({ essential: true }),
  sizeGuide: choiceOrNull(sizeGuides),
  relatedIds: anyTexts(),
  /** The position in the shop's order; 1 is first. */
  rank: integer(0, Number.MAX_SAFE_INTEGER, { essential: true }),
} as const;
