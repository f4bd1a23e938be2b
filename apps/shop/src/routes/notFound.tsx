import '../i18n/pages';

import { NotFound } from '../shared/NotFound';

/** Every address that no route matches. */
export function Component() {
  return <NotFound />;
}
