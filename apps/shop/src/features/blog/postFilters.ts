import { createTextMatcher } from '@gschool/domain/search';

import { getAuthor } from '../../content/blog/authors';
import {
  postCategories,
  postTags,
  type AuthorId,
  type Post,
  type PostCategory,
  type PostTag,
} from '../../content/blog/types';

/** The filters in the URL of a post list. */
export interface PostFilters {
  query: string;
  category: PostCategory | null;
  tag: PostTag | null;
  author: AuthorId | null;
  /** Starts at 1. */
  page: number;
}

/** All posts, first page. */
export const emptyFilters: PostFilters = {
  query: '',
  category: null,
  tag: null,
  author: null,
  page: 1,
};

/** Longer queries in a URL are cut off. */
const MAX_QUERY_LENGTH = 80;

const findKnown = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((value) => value === text) ?? null;

/** Parses filters from a query string. Invalid values are ignored. */
export function filtersFromQuery(params: { get(name: string): string | null }): PostFilters {
  const page = params.get('page') ?? '';
  return {
    query: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    category: findKnown(postCategories, params.get('category')),
    tag: findKnown(postTags, params.get('tag')),
    author: findKnown<AuthorId>(['ines', 'teodora', 'samira'], params.get('author')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The query string of the filters, including its `?`; empty if there are no filters. */
export function queryFromFilters({ query, page, ...rest }: PostFilters): string {
  const params = new URLSearchParams();
  if (query.trim()) params.set('q', query.trim());
  for (const [name, value] of Object.entries(rest)) if (value) params.set(name, value);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}

const getSearchText = ({ title, excerpt, category, tags, author }: Post): string =>
  [title, excerpt, category, ...tags, getAuthor(author).name].join(' ');

/** The posts that match the filters, in order and without paging. */
export function findPosts(posts: readonly Post[], filters: PostFilters): readonly Post[] {
  const { matches } = createTextMatcher(filters.query);
  return posts.filter(
    (post) =>
      (!filters.category || post.category === filters.category) &&
      (!filters.tag || post.tags.includes(filters.tag)) &&
      (!filters.author || post.author === filters.author) &&
      matches(getSearchText(post)),
  );
}
