import { NewReleasesPage } from '../features/catalogue/NewReleasesPage';

/** `/videos/filter/new-releases` */
export const Component = NewReleasesPage;
