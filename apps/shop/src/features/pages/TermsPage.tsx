import '../../i18n/en/pages.messages.json';

import { terms } from '../../content/pages/terms';
import { LegalPage } from './LegalPage';

/** `/extra/terms-of-use`. */
export function TermsPage() {
  return <LegalPage kind="terms" rules={terms} />;
}
