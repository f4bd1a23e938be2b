import '../i18n/profile';

import { ProfilePage } from '../features/profile/ProfilePage';

/** `/profile?tab=personal-info|subscription|account` */
export const Component = ProfilePage;
