import type { RouteObject } from 'react-router-dom';

import { page } from '../page';

/** Movies, shows and videos (docs/product/shop.md#shop-routes). */
export const mediaRoutes: RouteObject[] = [
  {
    path: 'home',
    ...page(() => import('../../features/media/pages/HomePage'), 'HomePage', {
      title: 'nav.homePage',
      description: 'media.description',
      isIndexed: true,
    }),
  },
  {
    path: 'merchandise',
    ...page(() => import('../../features/landing/LandingPage'), 'LandingPage', {
      title: 'nav.merchandise',
      description: 'landing.description',
      isIndexed: true,
      layout: 'merchandise',
    }),
  },
  {
    path: 'movies',
    ...page(() => import('../../features/media/pages/MoviesPage'), 'MoviesPage', {
      title: 'nav.movies',
      description: 'movies.description',
      isIndexed: true,
    }),
  },
  {
    path: 'movies/restricted',
    ...page(() => import('../../features/media/pages/RestrictedPage'), 'RestrictedPage', {
      title: 'restricted.title',
      description: 'restricted.text',
      isIndexed: true,
    }),
  },
  {
    path: 'movies/related',
    ...page(() => import('../../features/media/pages/RelatedPage'), 'RelatedPage', {
      title: 'related.title',
      description: 'related.text',
      isIndexed: true,
    }),
  },
  {
    path: 'movies/:slug',
    ...page(() => import('../media/movie'), 'MovieRoute', {
      title: 'media.movie',
      isIndexed: true,
    }),
  },
  {
    path: 'tv-shows',
    ...page(() => import('../../features/media/pages/ShowsPage'), 'ShowsPage', {
      title: 'nav.tvShows',
      description: 'shows.description',
      isIndexed: true,
    }),
  },
  {
    path: 'tv-shows/:slug',
    ...page(() => import('../media/show'), 'ShowRoute', { title: 'media.show', isIndexed: true }),
  },
  {
    path: 'videos',
    ...page(() => import('../../features/media/pages/VideosPage'), 'VideosPage', {
      title: 'nav.videos',
      description: 'videos.description',
      isIndexed: true,
    }),
  },
  {
    path: 'videos/:slug',
    ...page(() => import('../media/video'), 'VideoRoute', {
      title: 'media.video',
      isIndexed: true,
    }),
  },
  {
    path: 'genres',
    ...page(() => import('../../features/media/pages/GenresPage'), 'GenresPage', {
      title: 'nav.genres',
      isIndexed: true,
    }),
  },
  {
    path: 'genres/:slug',
    ...page(() => import('../media/genre'), 'GenreRoute', { title: 'nav.genres', isIndexed: true }),
  },
  {
    path: 'cast',
    ...page(() => import('../../features/media/pages/CastPage'), 'CastPage', {
      title: 'nav.cast',
      isIndexed: true,
    }),
  },
  {
    path: 'cast/:slug',
    ...page(() => import('../media/person'), 'PersonRoute', { title: 'nav.cast', isIndexed: true }),
  },
  {
    path: 'tags',
    ...page(() => import('../../features/media/pages/TagsPage'), 'TagsPage', {
      title: 'nav.tags',
      isIndexed: true,
    }),
  },
  {
    path: 'tags/:slug',
    ...page(() => import('../media/tag'), 'TagRoute', { title: 'nav.tags', isIndexed: true }),
  },
  {
    path: 'play-list',
    ...page(() => import('../../features/media/pages/PlaylistsPage'), 'PlaylistsPage', {
      title: 'playlists.title',
      isIndexed: true,
    }),
  },
  {
    path: 'play-list/:slug',
    ...page(() => import('../media/playlist'), 'PlaylistRoute', {
      title: 'playlists.title',
      isIndexed: true,
    }),
  },
];
