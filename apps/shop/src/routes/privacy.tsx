import '../i18n/extra';

import { settings } from '../config/env';
import { subscribe } from '../config/newsletter';
import { privacy } from '../content/pages/privacy';
import { RulesPage } from '../features/pages/RulesPage';

const rules = privacy({
  hasNewsletter: subscribe !== undefined,
  paysElsewhere: settings.ok && settings.settings.payment.isOn,
});

/** `/extra/privacy-policy`, as the settings make it. */
export function Component() {
  return <RulesPage of="privacy" rules={rules} />;
}
