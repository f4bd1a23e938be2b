import { useReviews } from '@gschool/data/shop';
import { getRatingShares, type Product, type ProductRating, type Review } from '@gschool/domain';
import { Button, Heading, Rating, Skeleton, Text, useUi, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { Reading } from '../../shared/goods/Reading';
import { writtenDate } from '../../shared/goods/writtenDate';
import * as css from './Reviews.css';

/** Reviews in sight before "show more". */
const FEW = 4;

/** What others say of a product: the mean, how it comes about, and every voice. */
export function Reviews({ product, rating }: { product: Product; rating: ProductRating }) {
  const t = useT();
  const reviews = useReviews(product.id);
  return (
    <section aria-labelledby="reviews-title" className={css.section}>
      <Reading query={reviews} waiting={<Waiting />} size="panel">
        {(all) => <Voices rating={rating} all={all} title={t('reviews.title')} />}
      </Reading>
    </section>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton lines={6} />
      <Skeleton lines={6} />
    </>
  );
}

function Voices({
  rating,
  all,
  title,
}: {
  rating: ProductRating;
  all: readonly Review[];
  title: string;
}) {
  const t = useT();
  const [stars, setStars] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const heard = all.filter((review) => stars === null || review.rating === stars);
  const shown = isWhole ? heard : heard.slice(0, FEW);
  return (
    <>
      <div className={css.summary}>
        <Heading level={2} size="h3" id="reviews-title">
          {title}
        </Heading>
        <Rating size="large" value={rating.average} count={rating.count} />
        <ul role="list" aria-label={t('reviews.byStars')} className={css.bars}>
          {getRatingShares(all).map(({ stars: one, count, percent: share }) => (
            <li key={one}>
              <button
                type="button"
                className={css.bar}
                aria-pressed={one === stars}
                onClick={() => setStars(one === stars ? null : one)}
              >
                <VisuallyHidden>{t('reviews.only', { stars: one, count })}</VisuallyHidden>
                <span aria-hidden="true">{one} ★</span>
                <progress aria-hidden="true" className={css.meter} max={100} value={share} />
                <span aria-hidden="true">{count}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Text role="status" size="sm" tone="soft">
          {stars === null
            ? t('reviews.count', { count: heard.length })
            : t('reviews.only', { stars, count: heard.length })}
        </Text>
        <ul role="list" className={css.list}>
          {shown.map((review) => (
            <Voice key={review.id} review={review} />
          ))}
        </ul>
        {heard.length > shown.length && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {t('reviews.more', { count: heard.length })}
          </Button>
        )}
      </div>
    </>
  );
}

function Voice({ review }: { review: Review }) {
  const { locale } = useUi();
  return (
    <li className={css.review}>
      <Rating size="small" value={review.rating} />
      <Heading level={3} size="medium">
        <bdi>{review.title}</bdi>
      </Heading>
      <Text dir="auto" isMeasured>
        {review.text}
      </Text>
      <div className={css.by}>
        <Text as="span" size="sm" weight="semibold">
          <bdi>{review.author}</bdi>
        </Text>
        <Text as="span" size="sm" tone="soft" isNumeric>
          {writtenDate(review.writtenAt, locale)}
        </Text>
      </div>
    </li>
  );
}
