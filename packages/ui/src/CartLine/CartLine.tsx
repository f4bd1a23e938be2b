import type { ReactNode } from 'react';

import * as styles from './CartLine.css';
import { Picture } from '../Picture/Picture';

export interface CartLineProps {
  /** The product's picture: an address or `art:…`. */
  thumbnail: string;
  name: string;
  /** The price as it is read: formatted by the app, with its currency. */
  price: string;
  /** Size or colour. */
  detail?: string | undefined;
  /** Controls of the line: quantity, remove. */
  actions?: ReactNode;
}

/** One product in the cart. */
export function CartLine({ thumbnail, name, price, detail, actions }: CartLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.thumbnail}>
        <Picture picture={thumbnail} alt="" ratio="1/1" sizes="80px" />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
        {actions}
      </div>
      <p className={styles.price}>{price}</p>
    </div>
  );
}
