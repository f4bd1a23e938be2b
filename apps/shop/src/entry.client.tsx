import '@gschool/themes/global';

import { startApp, WORKER_URL } from '@gschool/app/client';
import { demoAccounts } from '@gschool/app/sign-in';
import { getShopStorage } from '@gschool/data/shop';
import { preloadPosterArt } from '@gschool/ui';

import { App } from './App';
import { appI18n, withMessages } from './i18n/i18n';
import { pages } from './routes';

startApp({
  kind: 'shop',
  App,
  appI18n,
  loadPages: pages.loadPages,
  getRoute: pages.getRoute,
  loadIdlePart: () => import('./shared/IdlePart').then(withMessages).then((m) => m.IdlePart),
  beforeRender: () => void preloadPosterArt(),
  // Vite's mode is a constant, so all builds except the demo drop this branch and the mock.
  startMock:
    import.meta.env.MODE === 'demo'
      ? async (services) => {
          const { startMock } = await import('@gschool/mocks/browser');
          const mock = await startMock({
            search: window.location.search,
            workerUrl: WORKER_URL,
          });
          demoAccounts.set(mock.accounts);
          getShopStorage(services).initializeCart(mock.initialCart);
          return mock;
        }
      : undefined,
});
