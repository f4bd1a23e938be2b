import { createPathCheck, page, type Page } from '@gschool/ui/app';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import { PageHead } from './features/shell/PageHead';
import { RootLayout } from './features/shell/RootLayout';
import { translated } from './i18n/i18n';
import { founder } from './config/env';
import { paths } from './config/paths';
import type { RouteHandle } from './shared/documentMeta';

/** What a route carries beside its element: its code and what it says in `<head>`. */
interface Handle extends Partial<RouteHandle> {
  preload: Page['preload'];
}

/** A route whose page is a chunk of its own. */
function at(
  load: Parameters<typeof page>[0],
  meta?: RouteHandle,
): { element: RouteObject['element']; handle: Handle } {
  const { Component, preload } = page(() => load().then(translated));
  const element = meta ? (
    <>
      <Component />
      <PageHead about={meta} />
    </>
  ) : (
    <Component />
  );
  return { element, handle: { ...meta, preload } };
}

/** The route table. Every page is a chunk of its own; guards are layouts that enclose what they protect. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        index: true,
        ...at(() => import('./routes/home'), {
          title: 'home.title',
          description: 'home.description',
          isIndexed: true,
        }),
      },
      {
        ...at(() => import('./routes/siteLayout')),
        children: [
          {
            path: 'auth/sign-in',
            ...at(() => import('./routes/signIn'), {
              title: 'signIn.title',
              description: 'signIn.description',
              isIndexed: true,
            }),
          },
          {
            path: 'auth/sign-up',
            ...at(() => import('./routes/signUp'), {
              title: 'signUp.title',
              description: 'signUp.description',
              isIndexed: true,
            }),
          },
          {
            path: 'auth/forgot-password',
            ...at(() => import('./routes/forgotPassword'), {
              title: 'forgotPassword.title',
              description: 'forgotPassword.description',
            }),
          },
          {
            path: 'auth/verify-email',
            ...at(() => import('./routes/verifyEmail'), { title: 'verifyEmail.title' }),
          },
          {
            path: 'auth/action',
            ...at(() => import('./routes/mailAction'), { title: 'mailAction.title' }),
          },
          { path: 'goodbye', ...at(() => import('./routes/goodbye'), { title: 'goodbye.title' }) },
          {
            path: 'about/welcome',
            ...at(() => import('./routes/aboutWelcome'), {
              title: 'about.title',
              description: 'about.description',
              isIndexed: true,
            }),
          },
          {
            path: 'about/contact',
            ...at(() => import('./routes/contact'), {
              title: 'contact.title',
              description: 'contact.description',
              isIndexed: true,
            }),
          },
          {
            path: 'about/faq',
            ...at(() => import('./routes/faq'), {
              title: 'faq.title',
              description: 'faq.description',
              isIndexed: true,
            }),
          },
          {
            path: paths.about.founder(founder.slug),
            ...at(() => import('./routes/founder'), {
              title: 'founder.title',
              description: 'founder.description',
              values: { name: founder.name },
              isIndexed: true,
            }),
          },
          {
            path: 'extra/terms-of-use',
            ...at(() => import('./routes/terms'), {
              title: 'terms.title',
              description: 'terms.description',
              isIndexed: true,
            }),
          },
          {
            path: 'extra/privacy-policy',
            ...at(() => import('./routes/privacy'), {
              title: 'privacy.title',
              description: 'privacy.description',
              isIndexed: true,
            }),
          },
          {
            ...at(() => import('./routes/member')),
            children: [
              {
                path: 'welcome',
                ...at(() => import('./routes/welcome'), { title: 'welcome.title' }),
              },
              {
                path: 'search',
                ...at(() => import('./routes/search'), { title: 'search.title' }),
              },
              {
                path: 'profile',
                ...at(() => import('./routes/profile'), { title: 'profile.title' }),
              },
              {
                path: 'library',
                ...at(() => import('./routes/library'), { title: 'menu.library' }),
              },
              {
                path: 'history',
                ...at(() => import('./routes/history'), { title: 'menu.watchHistory' }),
              },
              {
                ...at(() => import('./routes/subscribed')),
                children: [
                  {
                    path: 'videos',
                    ...at(() => import('./routes/videos'), { title: 'videos.title' }),
                  },
                  {
                    path: 'videos/filter/featured',
                    ...at(() => import('./routes/featured'), { title: 'menu.featured' }),
                  },
                  {
                    path: 'videos/filter/new-releases',
                    ...at(() => import('./routes/newReleases'), { title: 'menu.newReleases' }),
                  },
                  {
                    // Of the founder alone: `{name}` of any other person is not found.
                    path: paths.filter.picks(founder.slug).slice(1),
                    ...at(() => import('./routes/picks'), {
                      title: 'menu.picks',
                      values: { name: founder.name },
                    }),
                  },
                  {
                    path: 'videos/filter/series',
                    ...at(() => import('./routes/seriesList'), { title: 'menu.series' }),
                  },
                  {
                    path: 'videos/series/:id',
                    ...at(() => import('./routes/series'), { title: 'menu.series' }),
                  },
                  {
                    path: 'videos/filter/instructor-inspo',
                    ...at(() => import('./routes/instructors'), { title: 'menu.instructorInspo' }),
                  },
                  {
                    path: 'videos/instructor/:id',
                    ...at(() => import('./routes/instructor'), { title: 'menu.instructorInspo' }),
                  },
                  {
                    path: 'videos/style',
                    ...at(() => import('./routes/styles'), { title: 'menu.style' }),
                  },
                  {
                    path: 'videos/style/:id',
                    ...at(() => import('./routes/style'), { title: 'menu.style' }),
                  },
                  {
                    path: 'videos/filter/cyclical',
                    ...at(() => import('./routes/cyclical'), { title: 'menu.cyclical' }),
                  },
                  {
                    path: 'videos/watch/:id',
                    ...at(() => import('./routes/watch'), { title: 'watch.title' }),
                  },
                ],
              },
            ],
          },
          {
            path: 'events',
            ...at(() => import('./routes/events'), {
              title: 'menu.events',
              description: 'events.description',
              isIndexed: true,
            }),
          },
          {
            path: 'events/:id',
            ...at(() => import('./routes/event'), { title: 'event.title' }),
          },
          {
            path: 'admin/diagnostics',
            // The title that everybody but an administrator finds.
            ...at(() => import('./routes/diagnostics'), { title: 'notFound.title' }),
          },
          { path: '*', ...at(() => import('./routes/notFound'), { title: 'notFound.title' }) },
        ],
      },
    ],
  },
];

/** True when an address leads to a page of the table (not to the catch-all). */
export const isBuilt = createPathCheck((pathname) => {
  const last = matchRoutes(routes, pathname)?.at(-1);
  return last !== undefined && last.route.path !== '*';
});

/** What the routes of an address carry, from the outermost to the page. */
export const handlesAt = (pathname: string): readonly unknown[] =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as unknown);

/** Loads the code of an address, so that it renders and hydrates at once. */
export async function loadPages(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => (route.handle as Handle | undefined)?.preload()));
}
