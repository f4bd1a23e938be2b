import '../i18n/search';
import '../i18n/start';

import { SearchResults } from '../features/search/SearchResults';

/** What a search over the start page finds. */
export function Component() {
  return <SearchResults />;
}
