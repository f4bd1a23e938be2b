import '../i18n/extra';
import '../i18n/pages';

import { NotFound } from '../shared/NotFound';

/** `/extra/error-page-one`: what the shop shows where no page is. */
export function Component() {
  return <NotFound />;
}
