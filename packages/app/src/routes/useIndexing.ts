import { useEffect, useLayoutEffect, useRef } from 'react';

const findCanonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');

function createRobotsTag(): HTMLMetaElement {
  const tag = document.createElement('meta');
  tag.name = 'robots';
  tag.content = 'noindex';
  return tag;
}

interface Indexing {
  /** False for a filtered list, and for content that is gone. */
  isIndexed: boolean;
  /** The query of the canonical URL: the second page of a list has its own. @default '' */
  query?: string | undefined;
}

/**
 * Corrects what the route says to search engines, for a page whose query or data decides it. It is
 * set in an effect, after the layout effect of the route, and taken back before that of the next.
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
