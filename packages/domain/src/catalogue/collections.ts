/** The curated collections (docs/product/catalog.md#collections). */
export const collections = ['featured', 'picks', 'instructor-inspo'] as const;
