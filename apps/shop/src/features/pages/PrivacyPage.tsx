import '../../i18n/en/pages.messages.json';

import { settings } from '../../config/env';
import { subscribe } from '../../config/newsletter';
import { privacy } from '../../content/pages/privacy';
import { LegalPage } from './LegalPage';

const rules = privacy({
  hasNewsletter: subscribe !== undefined,
  isPaymentOn: settings.ok && settings.values.payment.isOn,
});

/** `/extra/privacy-policy`. The text depends on the settings. */
export function PrivacyPage() {
  return <LegalPage kind="privacy" rules={rules} />;
}
