/** The categories of the shop, in its order. */
export const categoryIds = ['wear', 'shoes', 'mats', 'strength', 'recovery', 'home'] as const;
export type CategoryId = (typeof categoryIds)[number];

/** The size guides of products. */
export const sizeGuides = ['tops', 'bottoms', 'shoes'] as const;
export type SizeGuide = (typeof sizeGuides)[number];
