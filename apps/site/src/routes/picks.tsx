import { PicksPage } from '../features/catalogue/PicksPage';

/** `/videos/filter/{name}-picks` */
export const Component = PicksPage;
