import '../../i18n/en/extra.messages.json';

import { terms } from '../../content/pages/terms';
import { RulesPage } from './RulesPage';

/** `/extra/terms-of-use`. */
export function TermsPage() {
  return <RulesPage of="terms" rules={terms} />;
}
