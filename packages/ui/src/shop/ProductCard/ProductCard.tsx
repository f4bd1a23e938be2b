import type { ReactNode } from 'react';
import type { Ratio } from '@gschool/poster-art';

import * as styles from './ProductCard.css';
import { Swatches, type Swatch } from './Swatches';
import { productMessages } from './messages';
import { Badge } from '../../data-display/Badge/Badge';
import { Picture } from '../../media/Picture/Picture';
import { Price } from '../Price/Price';
import type { Amount } from '../Price/amount';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';

export interface ProductCardProps {
  /** Names the card and its link. */
  name: string;
  /** The language of the name (BCP 47) where it isn’t the page’s. */
  nameLang?: string | undefined;
  /** A URL, or `art:object/MOTIF/SEED`; empty or broken, a poster stands in. */
  picture: string;
  /** What it costs: minor units with a currency, or a formatted text. */
  price: Amount;
  /** The price before the sale; it brings the "Sale" mark. */
  was?: Amount | undefined;
  /**
   * Its sorts differ in price, and this is the cheapest.
   * @default false
   */
  isFrom?: boolean | undefined;
  /** Where the product is; without it the card is no link. */
  href?: string | undefined;
  /** Material, or how many sorts there are: "3 sizes". */
  detail?: string | undefined;
  /** The colors it comes in. */
  swatches?: readonly Swatch[] | undefined;
  /** A `Rating`, under the name. */
  rating?: ReactNode;
  /**
   * Carries the "New" mark.
   * @default false
   */
  isNew?: boolean | undefined;
  /**
   * Cannot be bought now; this mark goes before every other.
   * @default false
   */
  isSoldOut?: boolean | undefined;
  /** A `WishlistToggle`, on the picture's corner and outside of the link. */
  wishlist?: ReactNode;
  /** An `AddToCart` or another button under the words, outside of the link. */
  action?: ReactNode;
  /**
   * Picture over the words, or beside them in a list.
   * @default 'vertical'
   */
  layout?: 'vertical' | 'horizontal' | undefined;
  /**
   * The name's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The shape of the picture.
   * @default '1/1'
   */
  ratio?: Ratio | undefined;
  /** How wide the picture will be shown, as in an image's `sizes`. */
  sizes?: string | undefined;
  /** The photo’s dominant color, shown until it is there. */
  placeholderColor?: string | undefined;
  /**
   * Its picture is in the first view: loaded right away.
   * @default false
   */
  isPriority?: boolean | undefined;
}

/** A product in a grid or a list: one link as large as the card, and buttons beside it. */
export function ProductCard(props: ProductCardProps) {
  const {
    name,
    nameLang,
    price,
    was,
    href,
    layout = 'vertical',
    headingLevel = 3,
    isSoldOut = false,
  } = props;
  const { Link } = useUi();
  const messages = useMessages('product', productMessages);
  const Name = `h${headingLevel}` as const;
  return (
    <article className={styles.card({ layout })}>
      <div className={styles.frame}>
        <div className={styles.picture}>
          <div className={styles.zoom}>
            <Picture
              picture={props.picture}
              alt=""
              ratio={props.ratio ?? '1/1'}
              sizes={props.sizes ?? '(min-width: 992px) 20rem, 45vw'}
              placeholderColor={props.placeholderColor}
              isPriority={props.isPriority}
            />
          </div>
        </div>
        <div className={styles.marks}>
          {isSoldOut && <Badge tone="plate">{messages.soldOut}</Badge>}
          {was !== undefined && !isSoldOut && <Badge tone="solid">{messages.sale}</Badge>}
          {props.isNew && !isSoldOut && <Badge tone="plate">{messages.isNew}</Badge>}
        </div>
        {props.wishlist && <div className={styles.corner}>{props.wishlist}</div>}
      </div>
      <div className={styles.words({ layout })}>
        <Name className={styles.name}>
          {href ? (
            <Link href={href} className={styles.link}>
              <bdi lang={nameLang}>{name}</bdi>
            </Link>
          ) : (
            <bdi lang={nameLang}>{name}</bdi>
          )}
        </Name>
        <Price amount={price} was={was} isFrom={props.isFrom} isSoldOut={isSoldOut} />
        {props.detail && (
          <p className={styles.detail}>
            <bdi>{props.detail}</bdi>
          </p>
        )}
        {props.rating}
        {props.swatches && <Swatches swatches={props.swatches} />}
        {props.action && <div className={styles.action}>{props.action}</div>}
      </div>
    </article>
  );
}
