import {
  collections,
  cyclicalPhases,
  fixedValues,
  getFacetValues,
  type ClassCard,
  type FacetName,
} from '@gschool/domain';

import type { RowFacet } from '../../../shared/list/rowIndex';
import type { ContentRow } from './contentRow';

/** Whether members see the entry, and whether it has a draft. */
const stateValues = ['published', 'draft', 'archived'] as const;

/** When an event takes place. */
const whenValues = ['upcoming', 'running', 'over'] as const;

/** What can be missing in a class. */
const missingValues = ['video', 'captions', 'picture'] as const;

const publicValues = ['yes', 'no'] as const;

/** The facets that members have, without those of the member's own progress. */
const memberFacets = [
  'style',
  'level',
  'length',
  'equipment',
  'focus',
  'instructor',
  'series',
] as const satisfies readonly FacetName[];

/** The values of facets that are the same in every school, in order. */
export const knownValues: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...fixedValues,
  state: stateValues,
  when: whenValues,
  missing: missingValues,
  public: publicValues,
  phases: cyclicalPhases,
  collections,
};

/** A drawing is only a placeholder for a picture. */
const hasPicture = (poster: string): boolean => poster !== '' && !poster.startsWith('art:');

/** The facet of entries without a picture. */
export const createPictureFacet = <Item>(
  getPicture: (item: Item) => string,
): RowFacet<ContentRow<Item>> => ({
  id: 'missing',
  getValues: ({ item }) => (item && !hasPicture(getPicture(item)) ? ['picture'] : []),
});

const getStates = ({ draft, change, isArchived }: ContentRow): readonly string[] => [
  ...(change === 'created' ? [] : [isArchived ? 'archived' : 'published']),
  ...(draft ? ['draft'] : []),
];

/** The state of an entry and of its translations. */
export const entryFacets: readonly RowFacet<ContentRow>[] = [
  { id: 'state', getValues: getStates },
  {
    id: 'translation',
    getValues: ({ missing, outdated }) => [
      ...missing.map((tag) => `missing-${tag}`),
      ...outdated.map((tag) => `outdated-${tag}`),
    ],
  },
];

const getMissing = ({ item, captions }: ContentRow<ClassCard>): readonly string[] => {
  if (item === null) return [];
  const { hasVideo, poster } = item;
  return [
    ...(hasVideo ? [] : ['video']),
    // A class without a video needs no captions yet.
    ...(hasVideo && captions.length === 0 ? ['captions'] : []),
    ...(hasPicture(poster) ? [] : ['picture']),
  ];
};

/** The facets of classes: those of the studio, and those that members have. */
export const classFacets: readonly RowFacet<ContentRow<ClassCard>>[] = [
  ...entryFacets,
  { id: 'missing', getValues: getMissing },
  { id: 'public', getValues: ({ isPublic }) => [isPublic ? 'yes' : 'no'] },
  ...memberFacets.map((id): RowFacet<ContentRow<ClassCard>> => ({
    id,
    getValues: ({ item }) => (item ? getFacetValues(item, id, null) : []),
  })),
  { id: 'phases', getValues: ({ item }) => item?.phases ?? [] },
  { id: 'collections', getValues: ({ item }) => item?.collections ?? [] },
];
