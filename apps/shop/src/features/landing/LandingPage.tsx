import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/landing.messages.json';

import { heroSlider } from '../../content/landing';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import { HeroSlides } from '../../shared/HeroSlides';
import { Banners } from './Banners';
import { Categories } from './Categories';
import { ProductRow } from './ProductRow';
import * as styles from './landing.css';
import { MyCart } from './MyCart';
import { MyWishlist } from './MyWishlist';

/** `/merchandise`. */
export function LandingPage() {
  const t = useT();
  return (
    <>
      <PageBanner name={t('nav.merchandise')} hideTitle />
      <div className={styles.rows}>
        <div id="heroSlider" className={styles.slider}>
          <HeroSlides slides={heroSlider} />
        </div>
        <Categories />
        <ProductRow list="products" />
        <Banners />
        <ProductRow list="newProduct" />
        <ProductRow list="bestseller" />
        <div className={styles.mine}>
          <MyWishlist />
          <MyCart />
        </div>
      </div>
    </>
  );
}
