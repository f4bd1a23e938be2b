import { MemoryRouter } from 'react-router-dom';

import { App } from '../App';

export interface ShopPageProps {
  /** The address, with its query. */
  path: string;
}

/** A whole page of the shop at an address, for stories: the real routes and content. */
export const ShopPage = ({ path }: ShopPageProps) => (
  <MemoryRouter initialEntries={[path]}>
    <App />
  </MemoryRouter>
);
