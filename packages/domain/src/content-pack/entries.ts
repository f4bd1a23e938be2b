/** The lists of a content pack, in the order of `catalogue.json`. */
export const packLists = ['styles', 'instructors', 'series', 'videos', 'events'] as const;
export type PackList = (typeof packLists)[number];

/** One entry of a list of a pack, the way `catalogue.json` contains it. */
export type SourceEntry = Readonly<Record<string, unknown>> & { readonly id: string };

/** All entries of a pack by list, each list in the order of the pack. */
export type PackSources = Readonly<Record<PackList, readonly SourceEntry[]>>;
