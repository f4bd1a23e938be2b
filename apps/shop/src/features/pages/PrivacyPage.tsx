import '../../i18n/en/pages.messages.json';

import { settings } from '../../config/env';
import { subscribe } from '../../config/newsletter';
import { privacy } from '../../content/pages/privacy';
import { RulesPage } from './LegalPage';

const rules = privacy({
  hasNewsletter: subscribe !== undefined,
  paysElsewhere: settings.ok && settings.settings.payment.isOn,
});

/** `/extra/privacy-policy`, as the settings make it. */
export function PrivacyPage() {
  return <RulesPage of="privacy" rules={rules} />;
}
