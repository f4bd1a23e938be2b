import { ProductCard as Card } from '@gschool/ui';

import { currency, type Merchandise } from '../content/merchandise';

export interface ProductCardProps {
  piece: Merchandise;
  /** @default 3 */
  headingLevel?: 3 | 4;
}

/** A piece of merchandise with its price. It leads nowhere until products have pages. */
export function ProductCard({ piece, headingLevel = 3 }: ProductCardProps) {
  return (
    <Card
      name={piece.name}
      picture={piece.picture}
      price={{ amount: piece.amount, currency }}
      detail={piece.detail}
      isNew={piece.isNew}
      headingLevel={headingLevel}
    />
  );
}
