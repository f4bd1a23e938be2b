// Must be imported first, so that nothing reads a storage before it.
import './features/preview/isolatePreview';
// Must be imported before the router, so that its listener runs before the router's.
import './shared/interceptPopState';
import '@gschool/themes/global';

import { startApp, WORKER_URL } from '@gschool/app/client';
import { demoAccounts } from '@gschool/app/sign-in';

import { App } from './App';
import { isPreview } from './features/preview/isolatePreview';
import { appI18n, withMessages } from './i18n/i18n';
import { pages } from './routes';
import { demoOutbox } from './shared/demoOutbox';

if (isPreview) {
  void import('./routes/preview')
    .then(withMessages)
    .then(({ startPreview }) => startPreview(document.getElementById('root')!));
} else {
  startApp({
    kind: 'site',
    App,
    appI18n,
    loadPages: pages.loadPages,
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
            });
            demoAccounts.set(mock.accounts);
            demoOutbox.set(mock.openOutbox);
            return mock;
          }
        : undefined,
  });
}
