import { createPageMatcher } from '@gschool/app/routes';
import { Navigate, type RouteObject } from 'react-router-dom';

import { founder } from './config/env';
import { paths } from './config/paths';
import { RootLayout } from './features/shell/RootLayout';
import { page, pageWithParam } from './routes/page';
import { SiteLayout } from './routes/siteLayout';

/**
 * The route table (docs/product/pages.md#site-routes). Every page is its own chunk; guards are
 * layout routes.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        index: true,
        ...page(() => import('./routes/home'), 'HomeRoute', {
          title: 'home.title',
          description: 'home.description',
          isIndexed: true,
        }),
      },
      {
        element: <SiteLayout />,
        children: [
          {
            path: 'auth/sign-in',
            ...page(() => import('./features/auth/SignInPage'), 'SignInPage', {
              title: 'signIn.title',
              description: 'signIn.description',
              isIndexed: true,
            }),
          },
          {
            path: 'auth/sign-up',
            ...page(() => import('./features/auth/EnrollPage'), 'EnrollPage', {
              title: 'signUp.title',
              description: 'signUp.description',
              isIndexed: true,
            }),
          },
          {
            path: 'auth/forgot-password',
            ...page(() => import('./features/auth/email-links/ForgotPassword'), 'ForgotPassword', {
              title: 'forgotPassword.title',
              description: 'forgotPassword.description',
            }),
          },
          {
            path: 'auth/verify-email',
            ...page(() => import('./features/auth/email-links/VerifyEmail'), 'VerifyEmail', {
              title: 'verifyEmail.title',
            }),
          },
          {
            path: 'auth/action',
            ...page(() => import('./features/auth/email-links/EmailLinkPage'), 'EmailLinkPage', {
              title: 'emailAction.title',
            }),
          },
          {
            path: 'goodbye',
            ...page(() => import('./features/profile/account/GoodbyePage'), 'GoodbyePage', {
              title: 'goodbye.title',
            }),
          },
          {
            path: 'about/welcome',
            ...page(() => import('./features/about/WelcomeLetter'), 'WelcomeLetter', {
              title: 'about.title',
              description: 'about.description',
              isIndexed: true,
            }),
          },
          {
            path: 'about/contact',
            ...page(() => import('./features/about/ContactPage'), 'ContactPage', {
              title: 'contact.title',
              description: 'contact.description',
              isIndexed: true,
            }),
          },
          {
            path: 'about/faq',
            ...page(() => import('./features/faq/FaqPage'), 'FaqPage', {
              title: 'faq.title',
              description: 'faq.description',
              isIndexed: true,
            }),
          },
          {
            path: 'about/:id',
            ...pageWithParam('id', () => import('./features/about/PersonPage'), 'PersonPage', {
              title: 'instructor.title',
              isIndexed: true,
            }),
          },
          {
            path: 'extra/terms-of-use',
            ...page(() => import('./features/legal/LegalPage'), 'TermsPage', {
              title: 'terms.title',
              description: 'terms.description',
              isIndexed: true,
            }),
          },
          {
            path: 'extra/privacy-policy',
            ...page(() => import('./features/legal/LegalPage'), 'PrivacyPage', {
              title: 'privacy.title',
              description: 'privacy.description',
              isIndexed: true,
            }),
          },
          {
            ...page(() => import('./routes/member'), 'MemberLayout'),
            children: [
              {
                path: 'welcome',
                ...page(() => import('./features/welcome/WelcomePage'), 'WelcomePage', {
                  title: 'welcome.title',
                }),
              },
              {
                path: 'search',
                ...page(() => import('./features/search/SearchPage'), 'SearchPage', {
                  title: 'search.title',
                }),
              },
              {
                path: 'profile',
                ...page(() => import('./routes/profile'), 'ProfileRoute', {
                  title: 'profile.title',
                }),
              },
              {
                path: 'library',
                ...page(() => import('./routes/library'), 'LibraryRoute', {
                  title: 'menu.library',
                }),
              },
              // A short URL that members remember.
              { path: 'history', element: <Navigate to={paths.history} replace /> },
              {
                ...page(() => import('./routes/member'), 'SubscribedLayout'),
                children: [
                  {
                    path: 'videos',
                    ...page(() => import('./features/catalogue/CataloguePage'), 'CataloguePage', {
                      title: 'videos.title',
                    }),
                  },
                  {
                    path: 'videos/filter/featured',
                    ...page(() => import('./features/catalogue/FeaturedPage'), 'FeaturedPage', {
                      title: 'menu.featured',
                    }),
                  },
                  {
                    path: 'videos/filter/new-releases',
                    ...page(
                      () => import('./features/catalogue/NewReleasesPage'),
                      'NewReleasesPage',
                      { title: 'menu.newReleases' },
                    ),
                  },
                  {
                    // Only for the founder; other names are not found.
                    path: paths.filter.picks(founder.slug).slice(1),
                    ...page(() => import('./features/catalogue/PicksPage'), 'PicksPage', {
                      title: 'menu.picks',
                      values: { name: founder.name },
                    }),
                  },
                  {
                    path: 'videos/filter/series',
                    ...page(() => import('./features/series/SeriesListPage'), 'SeriesListPage', {
                      title: 'menu.series',
                    }),
                  },
                  {
                    path: 'videos/series/:id',
                    ...pageWithParam(
                      'id',
                      () => import('./features/series/SeriesPage'),
                      'SeriesPage',
                      { title: 'menu.series' },
                    ),
                  },
                  {
                    path: 'videos/filter/instructor-inspo',
                    ...page(
                      () => import('./features/instructors/InstructorsPage'),
                      'InstructorsPage',
                      { title: 'menu.instructorInspo' },
                    ),
                  },
                  {
                    path: 'videos/instructor/:id',
                    ...pageWithParam(
                      'id',
                      () => import('./features/instructors/InstructorPage'),
                      'InstructorPage',
                      { title: 'menu.instructorInspo' },
                    ),
                  },
                  {
                    path: 'videos/style',
                    ...page(() => import('./features/styles/StylesPage'), 'StylesPage', {
                      title: 'menu.style',
                    }),
                  },
                  {
                    path: 'videos/style/:id',
                    ...pageWithParam(
                      'id',
                      () => import('./features/styles/StylePage'),
                      'StylePage',
                      { title: 'menu.style' },
                    ),
                  },
                  {
                    path: 'videos/filter/cyclical',
                    ...page(() => import('./features/cyclical/CyclicalPage'), 'CyclicalPage', {
                      title: 'menu.cyclical',
                    }),
                  },
                  {
                    path: 'videos/watch/:id',
                    ...page(() => import('./routes/watch'), 'WatchRoute', { title: 'watch.title' }),
                  },
                ],
              },
            ],
          },
          {
            path: 'events',
            ...page(() => import('./features/events/EventsPage'), 'EventsPage', {
              title: 'menu.events',
              description: 'events.description',
              isIndexed: true,
            }),
          },
          {
            path: 'events/:id',
            ...page(() => import('./routes/event'), 'EventRoute', {
              title: 'event.title',
              isIndexed: true,
            }),
          },
          {
            path: 'admin/diagnostics',
            // The title for viewers who are not administrators.
            ...page(() => import('./routes/diagnostics'), 'DiagnosticsRoute', {
              title: 'notFound.title',
            }),
          },
          {
            path: '*',
            ...page(() => import('./features/shell/NotFoundPage'), 'NotFoundPage', {
              title: 'notFound.title',
            }),
          },
        ],
      },
    ],
  },
];

/** Loads pages of the table and tests whether a path has one. */
export const pages = createPageMatcher(routes);
