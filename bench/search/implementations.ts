import { createSearchIndex, fold, type SearchEntry } from '@gschool/domain/search';

/** An implementation of the search, which returns the five best ids. */
export interface Implementation {
  name: string;
  /** The module to measure the size of. */
  module: string;
  build(entries: readonly SearchEntry[]): (query: string) => readonly string[];
}

const MAX_RESULTS = 5;

const ownIndex: Implementation = {
  name: 'index of words',
  module: '@gschool/domain/search',
  build(entries) {
    const index = createSearchIndex();
    index.add(entries);
    return (query) => index.find(query, MAX_RESULTS).groups.flatMap(({ ids }) => ids);
  },
};

/** The baseline: every word must be in the text; matches in the title come first. */
const plainScan: Implementation = {
  name: 'plain scan',
  module: '',
  build(entries) {
    const folded = entries.map(({ id, title, text }) => ({
      id,
      title: fold(title),
      all: fold(`${title} ${text}`),
    }));
    return (query) => {
      const words = fold(query).split(' ').filter(Boolean);
      const found = folded.filter(({ all }) => words.every((word) => all.includes(word)));
      const rank = (title: string) => words.filter((word) => !title.includes(word)).length;
      return found
        .map(({ id, title }) => ({ id, rank: rank(title) }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, MAX_RESULTS)
        .map(({ id }) => id);
    };
  },
};

/** Configured for one typo per word, any order and all letters. */
async function ufuzzy(): Promise<Implementation> {
  const { default: UFuzzy } = await import('@leeoniya/ufuzzy');
  return {
    name: 'uFuzzy',
    module: '@leeoniya/ufuzzy',
    build(entries) {
      const fuzzy = new UFuzzy({ unicode: true, interSplit: '[^\\p{L}\\d]+', intraMode: 1 });
      const texts = entries.map(({ title, text }) => fold(`${title} ${text}`));
      return (query) => {
        const [found, info, order] = fuzzy.search(texts, fold(query), 3, 10_000);
        const best = order && info ? order.map((at) => info.idx[at] ?? 0) : (found ?? []);
        return best.slice(0, MAX_RESULTS).map((at) => entries[at]?.id ?? '');
      };
    },
  };
}

async function minisearch(): Promise<Implementation> {
  const { default: MiniSearch } = await import('minisearch');
  return {
    name: 'minisearch',
    module: 'minisearch',
    build(entries) {
      const index = new MiniSearch<SearchEntry>({
        fields: ['title', 'text'],
        processTerm: (term) => fold(term),
        searchOptions: {
          prefix: true,
          fuzzy: (term) => (term.length >= 4 ? 1 : false),
          combineWith: 'AND',
          boost: { title: 3 },
        },
      });
      index.addAll(entries);
      return (query) =>
        index
          .search(query)
          .slice(0, MAX_RESULTS)
          .map(({ id }) => String(id));
    },
  };
}

/** The product's index, the baseline and the installed libraries (`npm ci --prefix bench`). */
export async function implementations(): Promise<readonly Implementation[]> {
  const libraries = await Promise.all([ufuzzy().catch(() => null), minisearch().catch(() => null)]);
  return [ownIndex, plainScan, ...libraries.filter((one) => one !== null)];
}
