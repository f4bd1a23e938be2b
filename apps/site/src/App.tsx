import { I18nProvider } from '@lingui/react';
import { SessionProvider, watchMember, type Session } from '@gschool/data';
import { ToastsProvider, UiProvider } from '@gschool/ui';
import { useEffect } from 'react';
import { useRoutes } from 'react-router-dom';

import { BuiltRoutes } from './shared/builtRoutes';
import { RouterLink } from './features/shell/RouterLink';
import { i18n } from './i18n/i18n';
import { handlesAt, isBuilt, routes } from './routes';
import { Handles } from './shared/documentMeta';

const Routes = () => useRoutes(routes);

/** What a toast looks like comes with the first one. */
const loadToaster = () => import('@gschool/ui/toasts').then((toasts) => toasts.Toaster);

/** Everything inside of a router, the same on the server, in the browser and in stories. */
export function App({ session }: { session: Session }) {
  useEffect(() => watchMember(session), [session]);
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider link={RouterLink} locale={i18n.locale}>
        <SessionProvider session={session}>
          <ToastsProvider loadToaster={loadToaster}>
            <BuiltRoutes value={isBuilt}>
              <Handles value={handlesAt}>
                <Routes />
              </Handles>
            </BuiltRoutes>
          </ToastsProvider>
        </SessionProvider>
      </UiProvider>
    </I18nProvider>
  );
}
