import '../i18n/search';
import '../i18n/goods';
import '../i18n/media';

import { SearchResults } from '../features/search/SearchResults';

/** What a search over the start page finds. */
export function Component() {
  return <SearchResults />;
}
