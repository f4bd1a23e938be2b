import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { useRoutes } from 'react-router-dom';

import { RouterLink } from './features/shell/RouterLink';
import { i18n } from './i18n/i18n';
import { handlesAt, isBuilt, routes } from './routes';
import { BuiltRoutes } from './shared/builtRoutes';
import { Handles } from './shared/documentMeta';

const Routes = () => useRoutes(routes);

/** Everything inside of a router, the same on the server, in the browser and in stories. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider link={RouterLink} locale={i18n.locale}>
        <BuiltRoutes value={isBuilt}>
          <Handles value={handlesAt}>
            <Routes />
          </Handles>
        </BuiltRoutes>
      </UiProvider>
    </I18nProvider>
  );
}
