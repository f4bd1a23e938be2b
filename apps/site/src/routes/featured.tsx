import { FeaturedPage } from '../features/catalogue/FeaturedPage';

/** `/videos/filter/featured` */
export const Component = FeaturedPage;
