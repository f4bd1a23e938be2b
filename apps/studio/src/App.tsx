import { AppProviders } from '@gschool/app';
import { lazySignOutDialog, SignOutGate } from '@gschool/app/session';
import type { Services } from '@gschool/data';
import { useSendLeftDrafts } from '@gschool/data/content';
import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';

import { appI18n, withMessages } from './i18n/i18n';
import { routes } from './routes';

const SignOutDialog = lazySignOutDialog(() =>
  import('./shared/SignOutDialog').then(withMessages).then((module) => module.SignOutDialog),
);

const Routes = () => useRoutes(routes);

/** Sends what an earlier visit could not save. */
function LeftDrafts() {
  useSendLeftDrafts();
  return null;
}

/** The app inside a router: the same on the server, in the browser and in stories. */
export function App({ services, children }: { services: Services; children?: ReactNode }) {
  return (
    <AppProviders appI18n={appI18n} services={services}>
      <Routes />
      <LeftDrafts />
      <SignOutGate dialog={SignOutDialog} />
      {children}
    </AppProviders>
  );
}
