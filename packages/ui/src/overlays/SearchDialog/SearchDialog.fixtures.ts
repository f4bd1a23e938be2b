import * as icons from '../../data-display/Icon/icons';
import type { MatchRange } from './highlight';
import type { SearchGroup, SearchResult } from './results';

const searchEntries: readonly {
  title: string;
  total?: number;
  results: readonly Omit<SearchResult, 'href'>[];
}[] = [
  {
    title: 'Classes',
    total: 41,
    results: [
      {
        id: 'slow-strength',
        title: 'Slow strength, strong legs',
        subtitle: 'Strength · 24 min · Maya Kerr',
        picture: 'art:class/warrior/4',
      },
      {
        id: 'core',
        title: 'Core strength without crunches',
        subtitle: 'Pilates · 18 min · Nour el-Hoda',
        picture: 'art:class/bridge/9',
      },
      { id: 'breath', title: 'Breath before sleep', subtitle: 'Breath · 12 min' },
    ],
  },
  {
    title: 'Series',
    results: [
      {
        id: 'strong',
        title: 'Strong in thirty days',
        subtitle: '30 classes',
        kind: 'Series',
        picture: 'art:series/reach/2',
      },
    ],
  },
  {
    title: 'Pages and questions',
    results: [
      {
        id: 'faq',
        title: 'Do I need weights for the strength classes?',
        kind: 'Question',
        icon: icons.info,
      },
    ],
  },
];

const find = (text: string, query: string): MatchRange[] => {
  const at = text.toLowerCase().indexOf(query.toLowerCase());
  return at < 0 || !query ? [] : [[at, at + query.length]];
};

/** The results for a few queries in the stories. */
export const search = (query: string): readonly SearchGroup[] =>
  searchEntries.map((group) => ({
    title: group.title,
    total: group.total,
    results: group.results
      .map((result) => ({
        ...result,
        href: `#${result.id}`,
        titleMatches: find(result.title, query),
        subtitleMatches: find(result.subtitle ?? '', query),
      }))
      .filter((one) => one.titleMatches.length + one.subtitleMatches.length > 0),
  }));
