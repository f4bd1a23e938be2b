import {
  localize,
  localizeAll,
  type AppError,
  type CategoryId,
  type Product,
  type Review,
  type ShopCatalogue,
} from '@gschool/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { lifetimes } from '../../cache/lifetimes';
import { getQueryClient } from '../../queries/getQueryClient';
import { shopKeys } from './shop';
import { useLocalize } from '../../queries/useLocalize';
import { useServices } from '../../services/ServicesProvider';
import { getPublicShopRepository } from './getShopRepository';

/** Localizes the products of the shop. */
const localizeProducts = ({ products }: ShopCatalogue, reader: string): readonly Product[] =>
  localizeAll(products, reader);

/** Localizes the products of a catalog. */
const localizeShop = (stored: ShopCatalogue, reader: string): ShopCatalogue => ({
  ...stored,
  products: localizeProducts(stored, reader),
});

/** Everything for sale and the shipping options. Its stock limits the cart. */
export const useShopCatalogue = (): UseQueryResult<ShopCatalogue, AppError> => {
  const services = useServices();
  return useQuery<ShopCatalogue, AppError>(
    {
      queryKey: shopKeys.catalogue,
      staleTime: lifetimes.unknown,
      queryFn: async () => (await getPublicShopRepository(services.session)).catalogue(),
      select: useLocalize(localizeShop),
    },
    getQueryClient(services),
  );
};

/** The products for sale, unordered: see `sortProducts`. */
export const useProducts = (): UseQueryResult<readonly Product[], AppError> => {
  const services = useServices();
  return useQuery<ShopCatalogue, AppError, readonly Product[]>(
    {
      queryKey: shopKeys.catalogue,
      staleTime: lifetimes.unknown,
      queryFn: async () => (await getPublicShopRepository(services.session)).catalogue(),
      select: useLocalize(localizeProducts),
    },
    getQueryClient(services),
  );
};

/**
 * One product by its slug, taken from the catalog if that is loaded. `notFound` for an unknown
 * slug.
 */
export const useProduct = (slug: string): UseQueryResult<Product, AppError> => {
  const services = useServices();
  const client = getQueryClient(services);
  const listed = () =>
    client.getQueryData<ShopCatalogue>(shopKeys.catalogue)?.products.find(({ id }) => id === slug);
  return useQuery<Product, AppError>(
    {
      queryKey: shopKeys.product(slug),
      staleTime: lifetimes.unknown,
      initialData: listed,
      initialDataUpdatedAt: () => client.getQueryState(shopKeys.catalogue)?.dataUpdatedAt,
      queryFn: async () => (await getPublicShopRepository(services.session)).product(slug),
      select: useLocalize<Product>(localize),
    },
    client,
  );
};

/** The department of a product, even of one that is no longer sold; null if it has none. */
export const useProductDepartment = (slug: string): UseQueryResult<CategoryId | null, AppError> => {
  const services = useServices();
  return useQuery<CategoryId | null, AppError>(
    {
      queryKey: shopKeys.department(slug),
      staleTime: lifetimes.unknown,
      queryFn: async () => (await getPublicShopRepository(services.session)).department(slug),
    },
    getQueryClient(services),
  );
};

/** The reviews of a product, newest first. The demo has reviews; a new shop has none. */
export const useReviews = (productId: string): UseQueryResult<readonly Review[], AppError> => {
  const services = useServices();
  return useQuery<readonly Review[], AppError>(
    {
      queryKey: shopKeys.reviews(productId),
      enabled: productId !== '',
      staleTime: lifetimes.unknown,
      queryFn: async () => (await getPublicShopRepository(services.session)).reviews(productId),
    },
    getQueryClient(services),
  );
};
