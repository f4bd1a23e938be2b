import '../i18n/en/profile.messages.json';

import { ProfilePage } from '../features/profile/ProfilePage';
import { FirstVisitGate } from '../features/welcome/FirstVisitGate';

/** `/profile?tab=personal-info|subscription|account`; who has just enrolled is welcomed first. */
export function ProfileRoute() {
  return (
    <FirstVisitGate>
      <ProfilePage />
    </FirstVisitGate>
  );
}
