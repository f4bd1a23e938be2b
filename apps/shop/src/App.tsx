import { UiProvider } from '@gschool/ui';
import { I18nProvider, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';

import { RouterLink } from './features/shell/RouterLink';
import { catalogue, i18n } from './i18n/i18n';
import { handlesAt, isBuilt, routes } from './routes';
import { BuiltRoutes } from './shared/builtRoutes';
import { Handles } from './shared/documentMeta';

const Routes = () => useRoutes(routes);

/** Hands the language to the components of the library; renders again when it changes. */
function Speaking({ children }: { children: ReactNode }) {
  const { locale } = useLingui().i18n;
  return (
    <UiProvider link={RouterLink} locale={locale} messages={catalogue.uiWords()}>
      {children}
    </UiProvider>
  );
}

/** Everything inside of a router, the same on the server, in the browser and in stories. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Speaking>
        <BuiltRoutes value={isBuilt}>
          <Handles value={handlesAt}>
            <Routes />
          </Handles>
        </BuiltRoutes>
      </Speaking>
    </I18nProvider>
  );
}
