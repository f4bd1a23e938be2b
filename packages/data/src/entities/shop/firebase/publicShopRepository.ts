import { AppError, isId } from '@gschool/domain';

import { documentPaths } from '../../../documents';
import { toOrderStatus } from '../../../mappers/order';
import { mapDocuments } from '../../../mappers/payment';
import { toDepartment, toProduct, toReview, toVariant } from '../../../mappers/shop';
import type { DocumentReader } from '../../../firebase/documentReader';
import { withAppErrors } from '../../../firebase/toAppError';
import type { PublicShopRepository } from '../shopRepository';
import { readPrices, readShopCatalogue } from './shopCatalogue';

const MAX_REVIEWS = 50;

/** The public documents of the shop (docs/product/security.md#documents). */
export const createPublicShopRepository = (documents: DocumentReader): PublicShopRepository => {
  /** The id comes from the URL; a slash would read another document. */
  const readById = async (path: (id: string) => string, id: string, what: string) => {
    const data = isId(id) ? await documents.get(path(id)) : null;
    if (data === null) throw new AppError({ kind: 'notFound', what });
    return data;
  };
  return {
    catalogue: () => withAppErrors(() => readShopCatalogue(documents)),
    product: (id) =>
      withAppErrors(async () => {
        const data = await readById(documentPaths.product, id, 'product');
        const prices = await readPrices(documents, id);
        const product = toProduct(data, id, mapDocuments(prices, toVariant));
        if (!product) throw new AppError({ kind: 'notFound', what: 'product' });
        return product;
      }),
    department: (id) =>
      withAppErrors(async () => {
        const data = isId(id) ? await documents.get(documentPaths.product(id)) : null;
        return data && toDepartment(data);
      }),
    reviews: (productId) =>
      withAppErrors(async () => {
        if (!isId(productId)) return [];
        const found = await documents.find({
          collection: documentPaths.reviews(productId),
          orderBy: 'writtenAt',
          isDescending: true,
          limit: MAX_REVIEWS,
        });
        return mapDocuments(found, (data, id) => toReview(data, id, productId));
      }),
    status: async (number) =>
      toOrderStatus(await readById(documentPaths.orderStatus, number, 'order'), number),
  };
};
