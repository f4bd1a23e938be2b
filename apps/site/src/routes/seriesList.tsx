import '../i18n/browse';

import { SeriesListPage } from '../features/series/SeriesListPage';

/** `/videos/filter/series` */
export const Component = SeriesListPage;
