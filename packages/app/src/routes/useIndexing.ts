import { useEffect, useLayoutEffect, useRef } from 'react';

const findCanonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');

function createRobotsTag(): HTMLMetaElement {
  const tag = document.createElement('meta');
  tag.name = 'robots';
  tag.content = 'noindex';
  return tag;
}

interface Indexing {
  /** False for a filtered list, and for content that no longer exists. */
  isIndexed: boolean;
  /** The query of the canonical URL: the second page of a list has its own query. @default '' */
  query?: string | undefined;
}

/**
 * Corrects the route's tags for search engines, for pages where the query or the data decides them.
 * They are set in an effect, after the route's layout effect, and reset before the next page's
 * layout effect.
 */
export function useIndexing({ isIndexed, query = '' }: Indexing): void {
  const changes = useRef<{ tag?: HTMLMetaElement; canonical?: string }>({});
  useEffect(() => {
    const { current } = changes;
    if (!isIndexed) document.head.append((current.tag = createRobotsTag()));
    const link = query ? findCanonical() : null;
    if (link) link.href = (current.canonical = link.href) + query;
  }, [isIndexed, query]);

  useLayoutEffect(
    () => () => {
      const { tag, canonical } = changes.current;
      tag?.remove();
      const link = findCanonical();
      if (link && canonical) link.href = canonical;
      changes.current = {};
    },
    [isIndexed, query],
  );
}
