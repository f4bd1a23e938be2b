// Must be imported first, so that its listener runs before the router's.
import './shared/interceptPopState';
import '@gschool/themes/global';

import { startApp } from '@gschool/app/client';
import { demoAccounts } from '@gschool/app/sign-in';

import { App } from './App';
import { appI18n } from './i18n/i18n';
import { pages } from './routes';
import { demoOutbox } from './shared/demoOutbox';

startApp({
  kind: 'site',
  App,
  appI18n,
  loadPages: pages.loadPages,
  // Without `VITE_BACKEND=mock` the build drops this branch and the mock.
  startMock:
    import.meta.env.VITE_BACKEND === 'mock'
      ? async () => {
          const { startMock } = await import('@gschool/mocks/browser');
          const mock = await startMock({
            contentPackUrl: import.meta.env.VITE_CONTENT_PACK,
            search: window.location.search,
          });
          demoAccounts.set(mock.accounts);
          demoOutbox.set(mock.openOutbox);
          return mock;
        }
      : undefined,
});
