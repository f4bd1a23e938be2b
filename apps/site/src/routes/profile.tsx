import '../i18n/profile';

import { ProfilePage } from '../features/profile/ProfilePage';
import { FirstVisitGate } from '../features/welcome/FirstVisitGate';

/** `/profile?tab=personal-info|subscription|account`; who has just enrolled is welcomed first. */
export function Component() {
  return (
    <FirstVisitGate>
      <ProfilePage />
    </FirstVisitGate>
  );
}
