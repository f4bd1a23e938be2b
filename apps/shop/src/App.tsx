import { AppProviders } from '@gschool/app';
import { lazySignOutDialog, SignOutGate } from '@gschool/app/session';
import { lazyUpdateNotice, UpdateGate } from '@gschool/app/updates';
import type { Services } from '@gschool/data';
import { useRoutes } from 'react-router-dom';

import { appI18n, withMessages } from './i18n/i18n';
import { pages, routes } from './routes';
import { RouteHandles } from './shared/routeHandles';

const SignOutDialog = lazySignOutDialog(() =>
  import('./shared/SignOutDialog').then(withMessages).then((module) => module.SignOutDialog),
);

const UpdateNotice = lazyUpdateNotice(() =>
  import('./shared/UpdateNotice').then(withMessages).then((module) => module.UpdateNotice),
);

const Routes = () => useRoutes(routes);

/** The app inside a router: the same on the server, in the browser and in stories. */
export function App({ services }: { services: Services }) {
  return (
    <AppProviders appI18n={appI18n} services={services}>
      <RouteHandles value={pages.getHandles}>
        <Routes />
      </RouteHandles>
      <SignOutGate dialog={SignOutDialog} />
      <UpdateGate notice={UpdateNotice} />
    </AppProviders>
  );
}
