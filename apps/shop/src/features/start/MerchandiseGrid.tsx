import { useProducts } from '@gschool/data/shop';
import { categoryIds, sortProducts, type CategoryId } from '@gschool/domain';
import { Chip, Container, Heading, Text, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { SeeAllLink } from '../../shared/SeeAllLink';
import { ProductGrid, ProductGridSkeleton } from '../../shared/products/ProductGrid';
import * as styles from './startSection.css';

/** Two rows of five on a wide screen, five rows of two on a phone. */
const MAX_PRODUCTS = 10;

/** The featured products, filtered by department. */
export function MerchandiseGrid() {
  const t = useT();
  const products = useProducts();
  const [category, setCategory] = useState<CategoryId | 'all'>('all');
  return (
    <Container
      as="section"
      id="merchandise"
      aria-labelledby="merchandise-title"
      className={styles.section}
    >
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={2} size="h3" id="merchandise-title">
            {t('nav.merchandise')}
          </Heading>
          <SeeAllLink href={paths.shop} title={t('nav.merchandise')} />
        </div>
        <div role="group" aria-label={t('merchandise.filter')} className={styles.chips}>
          {(['all', ...categoryIds] as const).map((id) => (
            <Chip key={id} isSelected={category === id} onClick={() => setCategory(id)}>
              {t(id === 'all' ? 'merchandise.all' : `department.${id}`)}
            </Chip>
          ))}
        </div>
      </div>
      <QueryResult
        query={products}
        skeleton={<ProductGridSkeleton count={MAX_PRODUCTS} />}
        level={3}
        size="panel"
      >
        {(all) => {
          const filtered = all.filter((one) => category === 'all' || one.category === category);
          const shown = sortProducts(filtered, 'featured').slice(0, MAX_PRODUCTS);
          return (
            <>
              <VisuallyHidden role="status">
                {t('merchandise.count', { count: shown.length })}
              </VisuallyHidden>
              {shown.length > 0 ? (
                <ProductGrid products={shown} />
              ) : (
                <Text tone="muted">{t('merchandise.count', { count: 0 })}</Text>
              )}
            </>
          );
        }}
      </QueryResult>
    </Container>
  );
}
