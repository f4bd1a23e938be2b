import { lazyComponent } from '@gschool/app/routes';
import { useSession } from '@gschool/data';

// Loaded after the page's content.
const SearchButton = lazyComponent(() => import('./SearchButton').then((m) => m.SearchButton));

/**
 * The search button for members (docs/product/search.md#site-search). The key resets it for another
 * member.
 */
export function SearchLauncher() {
  const session = useSession();
  return session.status === 'signedIn' ? <SearchButton key={session.user.uid} /> : null;
}
