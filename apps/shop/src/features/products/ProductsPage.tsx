import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/products.messages.json';

import { getPageContent, type ContentHead } from '@gschool/app/routes';
import { categoryIds, type CategoryId } from '@gschool/domain';
import { Skeleton } from '@gschool/ui';
import { useMemo } from 'react';
import { Navigate, useParams, type Params } from 'react-router-dom';

import { paths } from '../../config/paths';
import { i18n } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { categoryName } from '../../shared/products/optionLabels';
import type { ProductListContent } from '../../shared/products/pageContents';
import { useShownProducts } from '../../shared/products/useShownProducts';
import { QueryResult } from '../../shared/QueryResult';
import { ProductList } from './ProductList';
import { ProductGridSkeleton } from '../../shared/products/ProductGrid';
import { useShopBreadcrumb } from '../../shared/useShopBreadcrumb';
import * as styles from './ProductList.css';

const findDepartment = (params: Readonly<Params>) =>
  categoryIds.find((id) => id === params['department']);

/** The date of the list, and the name and text of a department. */
export function getContentHead(params: Readonly<Params>, pathname: string): ContentHead {
  const department = findDepartment(params);
  return {
    ...(department && {
      title: i18n._(`department.${department}`),
      description: i18n._(`departmentText.${department}`),
    }),
    modifiedOn: getPageContent<ProductListContent>(pathname)?.modifiedOn,
  };
}

/** `/merchandise/shop`: all products. */
export function ProductsPage() {
  const t = useT();
  useShopBreadcrumb({
    name: t('products.title'),
    variant: 'task',
    parents: [{ name: t('nav.merchandise'), href: paths.merchandise }],
  });
  return (
    <Products path={paths.shop} label={t('products.title')} description={t('products.text')} />
  );
}

/**
 * `/merchandise/shop/:department`: the products of a department. An unknown department leads to all
 * products.
 */
export function DepartmentPage() {
  const department = findDepartment(useParams());
  return department ? (
    <Department key={department} id={department} />
  ) : (
    <Navigate to={paths.shop} replace />
  );
}

function Department({ id }: { id: CategoryId }) {
  const t = useT();
  const name = categoryName(id, t);
  useShopBreadcrumb({
    name,
    variant: 'task',
    parents: [
      { name: t('nav.merchandise'), href: paths.merchandise },
      { name: t('products.title'), href: paths.shop },
    ],
  });
  return (
    <Products
      path={paths.department(id)}
      department={id}
      label={name}
      description={t(`departmentText.${id}`)}
    />
  );
}

interface ProductsProps {
  path: string;
  department?: CategoryId | undefined;
  label: string;
  description: string;
}

function Products({ path, department, label, description }: ProductsProps) {
  const { query, loaded: allProducts, content } = useShownProducts<ProductListContent>(path);
  const loaded = useMemo(
    () =>
      department ? allProducts?.filter(({ category }) => category === department) : allProducts,
    [allProducts, department],
  );
  const shown = { ...query, data: loaded ?? content };
  return (
    <QueryResult query={shown} skeleton={<ProductListSkeleton />}>
      {() => (
        <ProductList
          source={{ path, loaded, content }}
          query={query}
          label={label}
          description={description}
        />
      )}
    </QueryResult>
  );
}

/** The product list while it loads. */
function ProductListSkeleton() {
  return (
    <div className={styles.list}>
      <div className={styles.toolbar}>
        <div className={styles.description}>
          <Skeleton width="long" />
        </div>
        <div className={styles.sort}>
          <Skeleton shape="button" />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.panel}>
          <Skeleton lines={6} size="md" />
        </div>
        <div className={styles.results}>
          <ProductGridSkeleton />
        </div>
      </div>
    </div>
  );
}
