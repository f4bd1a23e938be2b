import {
  createSocialImage,
  type PageDescription,
  type RenderedDocument,
} from '@gschool/app/server';
import { createItemList, createProduct, createWebPage } from '@gschool/app/structured-data';
import { getFirstVariant } from '@gschool/domain';

import { paths } from '../config/paths';
import { categoryName } from '../shared/products/optionLabels';
import type { ProductContent, ProductListContent } from '../shared/products/pageContents';
import { site, t } from './site';

/** The page of a product of the snapshot, with the price of the variant that it shows first. */
export function describeProduct(page: RenderedDocument): PageDescription | undefined {
  const product = (page.content as ProductContent | undefined)?.products[0];
  const variant = product && getFirstVariant(product);
  if (!variant) return undefined;
  const { id, name, description, pictures, rating } = product;
  const { path } = page;
  const category = categoryName(product.category, t);
  const socialImage = createSocialImage({
    path,
    picture: pictures[0] ?? `art:object/any/${id}`,
    title: name,
    label: category,
    description,
  });
  // Only photographs are files. Drawn posters become the picture of the link.
  const photographs = pictures.filter((picture) => !picture.startsWith('art:'));
  return {
    structuredData: [
      createWebPage(site, page, 'ItemPage'),
      createProduct(site, {
        id,
        name,
        description,
        path,
        images: photographs.length > 0 ? photographs : [socialImage.path],
        category,
        price: variant,
        isInStock: variant.stock > 0,
        rating,
      }),
    ],
    socialImage,
  };
}

/** The product list or a department: the products of its first page. */
export function describeProducts(page: RenderedDocument): PageDescription {
  const { products = [] } = (page.content ?? {}) as Partial<ProductListContent>;
  const list = createItemList(
    site,
    products.map(({ id, name }) => ({ name, path: paths.product(id) })),
  );
  return { structuredData: [createWebPage(site, page, 'CollectionPage', list)] };
}
