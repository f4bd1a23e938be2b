import { Heading, Picture, Text, useUi } from '@gschool/ui';

import type { Merchandise } from '../content/merchandise';
import { useT } from '../i18n/useT';
import * as css from './cards.css';
import { priceOf } from './money';

export interface ProductCardProps {
  piece: Merchandise;
  /** @default 3 */
  headingLevel?: 3 | 4;
}

/** A piece of merchandise with its price. It leads nowhere until products have pages. */
export function ProductCard({ piece, headingLevel = 3 }: ProductCardProps) {
  const t = useT();
  const { locale } = useUi();
  return (
    <article className={css.card}>
      <div className={css.picture}>
        <Picture picture={piece.picture} alt="" ratio="1/1" />
        {piece.isNew && <span className={css.plate}>{t('merch.new')}</span>}
      </div>
      <div className={css.line}>
        <Heading level={headingLevel} size="medium" className={css.name}>
          {piece.name}
        </Heading>
        <Text weight="semibold" isNumeric>
          {priceOf(piece, locale)}
        </Text>
      </div>
      <Text size="sm" tone="soft">
        {piece.detail}
      </Text>
    </article>
  );
}
