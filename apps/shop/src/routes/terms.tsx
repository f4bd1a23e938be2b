import '../i18n/extra';

import { terms } from '../content/pages/terms';
import { RulesPage } from '../features/pages/RulesPage';

/** `/extra/terms-of-use`. */
export function Component() {
  return <RulesPage of="terms" rules={terms} />;
}
