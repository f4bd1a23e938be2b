import { Chip, Container, Heading, Text, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { categories, merchandise, type Category } from '../../content/merchandise';
import { useT } from '../../i18n/useT';
import { ProductCard } from '../../shared/ProductCard';
import * as css from './Home.css';

/** The sample merchandise, all of it or one category. */
export function MerchandiseGrid() {
  const t = useT();
  const [category, setCategory] = useState<Category | 'all'>('all');
  const pieces = merchandise.filter((piece) => category === 'all' || piece.category === category);
  return (
    <Container
      as="section"
      id="merchandise"
      aria-labelledby="merchandise-title"
      className={css.section}
    >
      <div className={css.head}>
        <div className={css.titles}>
          <Heading level={2} size="h3" id="merchandise-title">
            {t('merch.title')}
          </Heading>
          <Text tone="soft">{t('merch.subtitle')}</Text>
        </div>
        <div role="group" aria-label={t('merch.filter')} className={css.chips}>
          {(['all', ...categories] as const).map((name) => (
            <Chip key={name} isSelected={category === name} onClick={() => setCategory(name)}>
              {t(`merch.${name}`)}
            </Chip>
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">{t('merch.count', { count: pieces.length })}</VisuallyHidden>
      <ul className={css.grid}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <ProductCard piece={piece} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
