import { paths } from '../config/paths';
import { postAddresses } from './blog/postPaths';
import { catalogue } from './media/catalogue';

const of = (items: ReadonlyMap<string, unknown>, address: (id: string) => string) =>
  [...items.keys()].map(address);

/** Every address of a piece of content, for whoever builds the pages. */
export const contentAddresses: readonly string[] = [
  ...postAddresses,
  ...of(catalogue.movies, paths.movie),
  ...of(catalogue.shows, paths.show),
  ...of(catalogue.videos, paths.video),
  ...of(catalogue.people, paths.person),
  ...of(catalogue.playlists, paths.mediaPlaylist),
  ...of(catalogue.genres, paths.genre),
  ...of(catalogue.tags, paths.tag),
];
