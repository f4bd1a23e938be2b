import type { RouteObject } from 'react-router-dom';

import { at } from '../at';

/** Movies, shows and videos (spec, section 2, "Home group" and "Features group"). */
export const mediaRoutes: RouteObject[] = [
  {
    path: 'home',
    ...at(() => import('../media/home'), {
      title: 'nav.homePage',
      description: 'media.description',
      isIndexed: true,
    }),
  },
  {
    path: 'merchandise',
    ...at(() => import('../merchandise/landing'), {
      title: 'nav.merchandise',
      description: 'landing.description',
      isIndexed: true,
      layout: 'merchandise',
    }),
  },
  {
    path: 'movies',
    ...at(() => import('../media/movies'), {
      title: 'nav.movies',
      description: 'movies.description',
      isIndexed: true,
    }),
  },
  {
    path: 'movies/restricted',
    ...at(() => import('../media/restricted'), {
      title: 'restricted.title',
      description: 'restricted.text',
      isIndexed: true,
    }),
  },
  {
    path: 'movies/related',
    ...at(() => import('../media/related'), {
      title: 'related.title',
      description: 'related.text',
      isIndexed: true,
    }),
  },
  {
    path: 'movies/:slug',
    ...at(() => import('../media/movie'), { title: 'media.movie', isIndexed: true }),
  },
  {
    path: 'tv-shows',
    ...at(() => import('../media/tvShows'), {
      title: 'nav.tvShows',
      description: 'shows.description',
      isIndexed: true,
    }),
  },
  {
    path: 'tv-shows/:slug',
    ...at(() => import('../media/show'), { title: 'media.show', isIndexed: true }),
  },
  {
    path: 'videos',
    ...at(() => import('../media/videos'), {
      title: 'nav.videos',
      description: 'videos.description',
      isIndexed: true,
    }),
  },
  {
    path: 'videos/:slug',
    ...at(() => import('../media/video'), { title: 'media.video', isIndexed: true }),
  },
  {
    path: 'genres',
    ...at(() => import('../media/genres'), { title: 'nav.genres', isIndexed: true }),
  },
  {
    path: 'genres/:slug',
    ...at(() => import('../media/genre'), { title: 'nav.genres', isIndexed: true }),
  },
  { path: 'cast', ...at(() => import('../media/cast'), { title: 'nav.cast', isIndexed: true }) },
  {
    path: 'cast/:slug',
    ...at(() => import('../media/person'), { title: 'nav.cast', isIndexed: true }),
  },
  { path: 'tags', ...at(() => import('../media/tags'), { title: 'nav.tags', isIndexed: true }) },
  {
    path: 'tags/:slug',
    ...at(() => import('../media/tag'), { title: 'nav.tags', isIndexed: true }),
  },
  {
    path: 'play-list',
    ...at(() => import('../media/playlists'), { title: 'playlists.title', isIndexed: true }),
  },
  {
    path: 'play-list/:slug',
    ...at(() => import('../media/playlist'), { title: 'playlists.title', isIndexed: true }),
  },
];
