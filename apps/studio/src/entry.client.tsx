import '@gschool/themes/global';

import { startApp, WORKER_URL } from '@gschool/app/client';
import { demoAccounts } from '@gschool/app/sign-in';
import { hasStoredMember } from '@gschool/data/storedMember';

import { App } from './App';
import { paths } from './config/paths';
import { appI18n, withMessages } from './i18n/i18n';
import { pages } from './routes';

startApp({
  kind: 'studio',
  App,
  appI18n,
  // A visitor is sent to sign-in, so the page at the path is not loaded.
  loadPages: (pathname) =>
    pages.loadPages(hasStoredMember(() => window.localStorage) ? pathname : paths.signIn),
  getRoute: pages.getRoute,
  loadIdlePart: () => import('./shared/IdlePart').then(withMessages).then((m) => m.IdlePart),
  // Vite's mode is a constant, so all builds except the demo drop this branch and the mock.
  startMock:
    import.meta.env.MODE === 'demo'
      ? async () => {
          const { startMock } = await import('@gschool/mocks/browser');
          const mock = await startMock({
            contentPackUrl: import.meta.env.VITE_CONTENT_PACK,
            search: window.location.search,
            workerUrl: WORKER_URL,
            // The site serves the mock's files.
            baseUrl: '/',
            preparesAdmin: true,
            // The account menu is at the start.
            inspectorSide: 'end',
          });
          // Others can sign in, but the studio shows them nothing.
          demoAccounts.set(
            mock.accounts.toSorted((one, other) => Number(other.isStaff) - Number(one.isStaff)),
          );
          return mock;
        }
      : undefined,
});
