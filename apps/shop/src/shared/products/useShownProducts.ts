import { getPageContent } from '@gschool/app/routes';
import { useProducts } from '@gschool/data/shop';
import type { Product } from '@gschool/domain';
import { useIsHydrated } from '@gschool/ui';

import type { QueryState } from '../QueryResult';

/** The products of a page: the shop's or, until they have loaded, the ones in its document. */
export interface ShownProducts<Content> {
  query: QueryState<readonly Product[]>;
  /** Undefined until they have loaded. */
  loaded: readonly Product[] | undefined;
  /** What the document was built with. Undefined for other documents, and once `loaded`. */
  content: Content | undefined;
}

/** The products of the page at a path (docs/product/prerendering.md#snapshot). */
export function useShownProducts<Content>(path: string): ShownProducts<Content> {
  const query = useProducts();
  const isHydrated = useIsHydrated();
  const content = getPageContent<Content>(path);
  // The first render has the markup of the document, even if the data is there already.
  const loaded = content && !isHydrated ? undefined : query.data;
  return { query, loaded, content: loaded ? undefined : content };
}
