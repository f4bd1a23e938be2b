import { SearchPage } from '../features/search/SearchPage';

/** `/search` */
export const Component = SearchPage;
