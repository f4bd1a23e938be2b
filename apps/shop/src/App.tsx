import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

import { RouterLink } from './features/shell/RouterLink';
import { i18n } from './i18n/i18n';
import { isBuilt } from './routes';
import { BuiltRoutes } from './shared/builtRoutes';

/** The providers around the router, the same on the server and in the browser. */
export function App({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider link={RouterLink} locale={i18n.locale}>
        <BuiltRoutes value={isBuilt}>{children}</BuiltRoutes>
      </UiProvider>
    </I18nProvider>
  );
}
