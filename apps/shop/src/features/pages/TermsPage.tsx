import '../../i18n/en/pages.messages.json';

import { terms } from '../../content/pages/terms';
import { RulesPage } from './LegalPage';

/** `/extra/terms-of-use`. */
export function TermsPage() {
  return <RulesPage of="terms" rules={terms} />;
}
