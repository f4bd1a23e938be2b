import '../i18n/browse';

import { CyclicalPage } from '../features/cyclical/CyclicalPage';

/** `/videos/filter/cyclical` */
export const Component = CyclicalPage;
