import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/landing.messages.json';

import { heroSlider } from '../../content/landing';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import { Slides } from '../../shared/HeroSlides';
import { Banners } from './Banners';
import { Categories } from './Categories';
import { GoodsRow } from './ProductRow';
import * as css from './landing.css';
import { MyCart } from './MyCart';
import { MyWishlist } from './MyWishlist';

/** `/merchandise`: the entrance of the shop floor. */
export function LandingPage() {
  const t = useT();
  return (
    <>
      <PageBanner name={t('nav.merchandise')} hideTitle />
      <div className={css.shelves}>
        <div id="heroSlider" className={css.slider}>
          <Slides slides={heroSlider} />
        </div>
        <Categories />
        <GoodsRow list="products" />
        <Banners />
        <GoodsRow list="newProduct" />
        <GoodsRow list="bestseller" />
        <div className={css.mine}>
          <MyWishlist />
          <MyCart />
        </div>
      </div>
    </>
  );
}
