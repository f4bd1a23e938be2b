import { lazyPart } from '@gschool/app/routes';
import { useSession } from '@gschool/data';

// It appears with the member's name, after the page's first words.
const SearchButton = lazyPart(() => import('./SearchButton').then((m) => m.SearchButton));

/** The way into the search, for whoever is signed in (spec, section 2); a new member begins anew. */
export function SearchLauncher() {
  const session = useSession();
  return session.status === 'signedIn' ? <SearchButton key={session.user.uid} /> : null;
}
