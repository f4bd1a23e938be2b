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
  /** The product's name, which is also the link's accessible name. */
  name: string;
  /** The language of the name (BCP 47) where it isn’t the page’s. */
  nameLang?: string | undefined;
  /** A URL, or `art:object/MOTIF/SEED`. A poster replaces an empty or broken picture. */
  picture: string;
  /** What it costs: minor units with a currency, or a formatted text. */
  price: Amount;
  /** The price before the sale. With it, the card shows the "Sale" badge. */
  compareAt?: Amount | undefined;
  /**
   * Whether its variants have different prices and this is the lowest.
   * @default false
   */
  isLowestPrice?: boolean | undefined;
  /** The URL of the product. Without it, the card is not a link. */
  href?: string | undefined;
  /** Its material, or its variants: "3 sizes". */
  detail?: string | undefined;
  /** The colors it comes in. */
  swatches?: readonly Swatch[] | undefined;
  /** A `Rating`, under the name. */
  rating?: ReactNode;
  /**
   * Shows the "New" badge.
   * @default false
   */
  isNew?: boolean | undefined;
  /**
   * Shows the "Sold out" badge instead of any other.
   * @default false
   */
  isSoldOut?: boolean | undefined;
  /** A `WishlistToggle`, on the picture's corner and outside the link. */
  wishlist?: ReactNode;
  /** An `AddToCart` or another button under the text, outside the link. */
  action?: ReactNode;
  /**
   * The picture above the text, or next to it in a list.
   * @default 'vertical'
   */
  layout?: 'vertical' | 'horizontal' | undefined;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The aspect ratio of the picture.
   * @default '1/1'
   */
  ratio?: Ratio | undefined;
  /** How wide the picture will be shown, as in an image's `sizes`. */
  sizes?: string | undefined;
  /** The photo’s dominant color, shown until the photo is loaded. */
  placeholderColor?: string | undefined;
  /**
   * Loads the picture eagerly, because it is visible before the page scrolls.
   * @default false
   */
  isPriority?: boolean | undefined;
}

/** A product in a grid or a list: one link as large as the card, and buttons outside it. */
export function ProductCard(props: ProductCardProps) {
  const {
    name,
    nameLang,
    price,
    compareAt,
    href,
    layout = 'vertical',
    headingLevel = 3,
    isSoldOut = false,
  } = props;
  const { Link } = useUi();
  const messages = useMessages('product', productMessages);
  const Name = `h${headingLevel}` as const;
  return (
    <article className={styles.card[layout]}>
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
          {isSoldOut && <Badge tone="overlay">{messages.soldOut}</Badge>}
          {compareAt !== undefined && !isSoldOut && <Badge tone="solid">{messages.sale}</Badge>}
          {props.isNew && !isSoldOut && <Badge tone="overlay">{messages.isNew}</Badge>}
        </div>
        {props.wishlist && <div className={styles.corner}>{props.wishlist}</div>}
      </div>
      <div className={styles.content[layout]}>
        <Name className={styles.name}>
          {href ? (
            <Link href={href} className={styles.link}>
              <bdi lang={nameLang}>{name}</bdi>
            </Link>
          ) : (
            <bdi lang={nameLang}>{name}</bdi>
          )}
        </Name>
        <Price
          amount={price}
          compareAt={compareAt}
          isLowest={props.isLowestPrice}
          isSoldOut={isSoldOut}
        />
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
