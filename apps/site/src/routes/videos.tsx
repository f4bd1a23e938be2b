import { CataloguePage } from '../features/catalogue/CataloguePage';

/** `/videos` */
export const Component = CataloguePage;
