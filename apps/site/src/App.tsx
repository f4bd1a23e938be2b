import { I18nProvider } from '@lingui/react';
import { SessionProvider, type Session } from '@gschool/data';
import { UiProvider } from '@gschool/ui';
import type { ReactNode } from 'react';

import { BuiltRoutes } from './shared/builtRoutes';
import { RouterLink } from './features/shell/RouterLink';
import { i18n } from './i18n/i18n';
import { isBuilt } from './routes';

/** The providers around the router, the same on the server and in the browser. */
export function App({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider link={RouterLink} locale={i18n.locale}>
        <SessionProvider session={session}>
          <BuiltRoutes value={isBuilt}>{children}</BuiltRoutes>
        </SessionProvider>
      </UiProvider>
    </I18nProvider>
  );
}
