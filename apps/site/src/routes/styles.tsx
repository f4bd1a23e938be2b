import '../i18n/browse';

import { StylesPage } from '../features/styles/StylesPage';

/** `/videos/style` */
export const Component = StylesPage;
