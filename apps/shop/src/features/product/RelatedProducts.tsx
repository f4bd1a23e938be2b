import { getRelatedProducts, type Product } from '@gschool/domain';
import { Carousel } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { MAX_RELATED } from '../../shared/products/pageContents';
import { ProductTile } from '../../shared/products/ProductTile';

/** Related products and recently viewed products. */
export function RelatedProducts({
  product,
  all,
  viewedIds,
}: {
  product: Product;
  all: readonly Product[];
  viewedIds: readonly string[];
}) {
  const t = useT();
  const related = getRelatedProducts(all, product, MAX_RELATED);
  const viewed = viewedIds
    .filter((id) => id !== product.id)
    .flatMap((id) => all.find((one) => one.id === id) ?? [])
    .slice(0, 8);
  return (
    <>
      {related.length > 0 && (
        <Carousel title={t('product.related')}>
          {related.map((one) => (
            <ProductTile key={one.id} product={one} action={null} />
          ))}
        </Carousel>
      )}
      {viewed.length > 0 && (
        <Carousel title={t('product.viewed')}>
          {viewed.map((one) => (
            <ProductTile key={one.id} product={one} action={null} />
          ))}
        </Carousel>
      )}
    </>
  );
}
