import '../i18n/extra';

import { Broken } from '../shared/Broken';

/** `/extra/error-page-two`: what the shop shows when something came loose. */
export function Component() {
  return <Broken />;
}
