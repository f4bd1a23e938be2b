import '../i18n/en/profile.messages.json';

import { ProfilePage } from '../features/profile/ProfilePage';
import { FirstVisitGate } from '../features/welcome/FirstVisitGate';

/**
 * `/profile?tab=personal-info|subscription|account`; new members are redirected to the welcome page
 * first.
 */
export function ProfileRoute() {
  return (
    <FirstVisitGate>
      <ProfilePage />
    </FirstVisitGate>
  );
}
