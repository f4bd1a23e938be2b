import {
  localize,
  localizeAll,
  type AppError,
  type Product,
  type Review,
  type ShopCatalogue,
} from '@gschool/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lifetimes } from '../cache/lifetimes';
import { clientOf } from '../queries/clientOf';
import { keys } from '../queries/keys';
import { useLocalize } from '../queries/useLocalize';
import { useSessionObject } from '../session/SessionProvider';
import { useKeep } from './bagHooks';
import { shopOf } from './shopOf';

/** The products of the shop in the reader's language. */
const localizedProducts = ({ products }: ShopCatalogue, reader: string): readonly Product[] =>
  localizeAll(products, reader);

/** The shop with its products in the reader's language. */
const localizeShop = (stored: ShopCatalogue, reader: string): ShopCatalogue => ({
  ...stored,
  products: localizedProducts(stored, reader),
});

/** Everything for sale and the ways it can go; the bag learns the stock from it. */
export const useShopCatalogue = (): UseQueryResult<ShopCatalogue, AppError> => {
  const session = useSessionObject();
  const keep = useKeep();
  const query = useQuery<ShopCatalogue, AppError>(
    {
      queryKey: keys.shop,
      staleTime: lifetimes.unknown,
      queryFn: async () => (await shopOf(session)).catalogue(),
      select: useLocalize(localizeShop),
    },
    clientOf(session),
  );
  const { data } = query;
  useEffect(() => {
    if (data) keep.learn(data.products);
  }, [data, keep]);
  return query;
};

/** The goods for sale, unordered: see `sortProducts`. */
export const useProducts = (): UseQueryResult<readonly Product[], AppError> => {
  const session = useSessionObject();
  // Mounts the teaching of the stock beside the reading that it shares.
  useShopCatalogue();
  return useQuery<ShopCatalogue, AppError, readonly Product[]>(
    {
      queryKey: keys.shop,
      staleTime: lifetimes.unknown,
      queryFn: async () => (await shopOf(session)).catalogue(),
      select: useLocalize(localizedProducts),
    },
    clientOf(session),
  );
};

/** One product, by its slug; from the list where that is here already. `notFound` for an unknown one. */
export const useProduct = (slug: string): UseQueryResult<Product, AppError> => {
  const session = useSessionObject();
  const client = clientOf(session);
  const listed = () =>
    client.getQueryData<ShopCatalogue>(keys.shop)?.products.find(({ id }) => id === slug);
  return useQuery<Product, AppError>(
    {
      queryKey: keys.product(slug),
      staleTime: lifetimes.unknown,
      initialData: listed,
      initialDataUpdatedAt: () => client.getQueryState(keys.shop)?.dataUpdatedAt,
      queryFn: async () => (await shopOf(session)).product(slug),
      select: useLocalize<Product>(localize),
    },
    client,
  );
};

/** What was written about a product, newest first. The demo has reviews; a new shop has none. */
export const useReviews = (productId: string): UseQueryResult<readonly Review[], AppError> => {
  const session = useSessionObject();
  return useQuery<readonly Review[], AppError>(
    {
      queryKey: keys.reviews(productId),
      enabled: productId !== '',
      staleTime: lifetimes.unknown,
      queryFn: async () => (await shopOf(session)).reviews(productId),
    },
    clientOf(session),
  );
};
