import snapshot from 'virtual:snapshot';
import { DEFAULT_LANGUAGE, localizeAll } from '@gschool/domain';

import { paths } from '../config/paths';
import { createListContent, createProductContent } from '../shared/products/snapshotContents';
import { departmentPaths } from './contentPaths';

// Documents are in English.
const products = localizeAll(snapshot.products, DEFAULT_LANGUAGE);

/** The paths of the products of the snapshot, for prerendering. */
export const productPaths: readonly string[] = products.map(({ id }) => paths.product(id));

const contents = new Map<string, () => unknown>([
  ...products.map(
    (product) =>
      [paths.product(product.id), () => createProductContent(products, product)] as const,
  ),
  ...departmentPaths.map(
    ([department, path]) => [path, () => createListContent(products, department)] as const,
  ),
  [paths.shop, () => createListContent(products)],
]);

/** The part of the snapshot that a document contains; undefined without one. */
export const getSnapshotContent = (path: string): unknown =>
  products.length > 0 ? contents.get(path)?.() : undefined;
