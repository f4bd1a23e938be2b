import { useDocumentTitle, useIndexing } from '@gschool/app/routes';
import { useProductDepartment } from '@gschool/data/shop';
import { EmptyState, Button, Picture } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { categoryName } from '../../shared/products/optionLabels';
import { ProductSkeleton } from './ProductSkeleton';

/**
 * The product does not exist or is no longer sold. For a product that was sold before, the page
 * links to its department.
 */
export function ProductNotFound({ slug }: { slug: string }) {
  const t = useT();
  const { data: department, isPending } = useProductDepartment(slug);
  useDocumentTitle(t('product.missing'));
  useIndexing({ isIndexed: false });
  if (isPending) return <ProductSkeleton />;
  return (
    <EmptyState
      level={1}
      title={t('product.missing')}
      picture={<Picture picture="art:object/tote/17" alt="" ratio="4/3" />}
      action={
        <>
          {department && (
            <Button href={paths.department(department)}>
              {t('product.toDepartment', { department: categoryName(department, t) })}
            </Button>
          )}
          <Button href={paths.shop} variant={department ? 'quiet' : 'primary'}>
            {t('product.toShop')}
          </Button>
        </>
      }
    >
      {t('product.missingText')}
    </EmptyState>
  );
}
