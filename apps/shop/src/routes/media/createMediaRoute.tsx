import '../../i18n/en/media.messages.json';
import '../../i18n/en/notFound.messages.json';

import type { ContentHead } from '@gschool/app/routes';
import type { ReactNode } from 'react';
import { useParams, type Params } from 'react-router-dom';

import type { Catalogue } from '../../content/media/catalogue';
import { currentMedia, useMedia } from '../../shared/media/useMedia';
import { NotFound } from '../../shared/NotFound';

export interface MediaRouteOptions<Item> {
  /** The items that the slug of the path names. */
  items: (catalogue: Catalogue) => ReadonlyMap<string, Item>;
  head: (item: Item) => ContentHead;
  render: (item: Item) => ReactNode;
}

/** Creates the route of one item of the sample catalog; an unknown slug shows "not found". */
export function createMediaRoute<Item>({ items, head, render }: MediaRouteOptions<Item>) {
  const find = (catalogue: Catalogue, params: Params) => items(catalogue).get(params['slug'] ?? '');

  function getContentHead(params: Params): ContentHead | undefined {
    const item = find(currentMedia().catalogue, params);
    return item && head(item);
  }

  function MediaRoute() {
    const item = find(useMedia().catalogue, useParams());
    return item ? render(item) : <NotFound />;
  }

  return { getContentHead, MediaRoute };
}
