import { categoryIds } from '@gschool/domain';

import { paths } from '../config/paths';
import { postPaths } from './blog/postPaths';
import { catalogue } from './media/catalogue';

const getPaths = (items: ReadonlyMap<string, unknown>, address: (id: string) => string) =>
  [...items.keys()].map(address);

/** The paths of the departments of the product list. */
export const departmentPaths = categoryIds.map((id) => [id, paths.department(id)] as const);

/** The paths of the departments and of all sample content, for prerendering. */
export const contentPaths: readonly string[] = [
  ...departmentPaths.map(([, path]) => path),
  ...postPaths,
  ...getPaths(catalogue.movies, paths.movie),
  ...getPaths(catalogue.shows, paths.show),
  ...getPaths(catalogue.videos, paths.video),
  ...getPaths(catalogue.people, paths.person),
  ...getPaths(catalogue.playlists, paths.mediaPlaylist),
  ...getPaths(catalogue.genres, paths.genre),
  ...getPaths(catalogue.tags, paths.tag),
];
