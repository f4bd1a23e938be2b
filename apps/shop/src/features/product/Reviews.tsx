import { useReviews } from '@gschool/data/shop';
import { getRatingShares, type Product, type ProductRating, type Review } from '@gschool/domain';
import { Button, Heading, Rating, Skeleton, Text, useUi, VisuallyHidden } from '@gschool/ui';
import { useState } from 'react';

import { useT } from '../../i18n/useT';
import { QueryResult } from '../../shared/QueryResult';
import { formatLocalDate } from '../../shared/formatDates';
import * as styles from './Reviews.css';

/** Reviews shown before “Show all”. */
const INITIAL_REVIEWS = 4;

/** The reviews of a product with the average and the distribution of ratings. */
export function Reviews({ product, rating }: { product: Product; rating: ProductRating }) {
  const t = useT();
  const reviews = useReviews(product.id);
  return (
    <section aria-labelledby="reviews-title" className={styles.section}>
      <QueryResult query={reviews} skeleton={<ReviewsSkeleton />} size="panel">
        {(all) => <ReviewList rating={rating} all={all} title={t('reviews.title')} />}
      </QueryResult>
    </section>
  );
}

function ReviewsSkeleton() {
  return (
    <>
      <Skeleton lines={6} />
      <Skeleton lines={6} />
    </>
  );
}

function ReviewList({
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
  const [isExpanded, setExpanded] = useState(false);
  const filtered = all.filter((review) => stars === null || review.rating === stars);
  const shown = isExpanded ? filtered : filtered.slice(0, INITIAL_REVIEWS);
  return (
    <>
      <div className={styles.summary}>
        <Heading level={2} size="h3" id="reviews-title">
          {title}
        </Heading>
        <Rating size="large" value={rating.average} count={rating.count} />
        <ul role="list" aria-label={t('reviews.byStars')} className={styles.bars}>
          {getRatingShares(all).map(({ stars: value, count, percent }) => (
            <li key={value}>
              <button
                type="button"
                className={styles.bar}
                aria-pressed={value === stars}
                onClick={() => setStars(value === stars ? null : value)}
              >
                <VisuallyHidden>{t('reviews.only', { stars: value, count })}</VisuallyHidden>
                <span aria-hidden="true">{`${value} ★`}</span>
                <progress aria-hidden="true" className={styles.meter} max={100} value={percent} />
                <span aria-hidden="true">{count}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Text role="status" size="sm" tone="muted">
          {stars === null
            ? t('reviews.count', { count: filtered.length })
            : t('reviews.only', { stars, count: filtered.length })}
        </Text>
        <ul role="list" className={styles.list}>
          {shown.map((review) => (
            <ReviewEntry key={review.id} review={review} />
          ))}
        </ul>
        {filtered.length > shown.length && (
          <Button variant="quiet" onClick={() => setExpanded(true)}>
            {t('reviews.more', { count: filtered.length })}
          </Button>
        )}
      </div>
    </>
  );
}

function ReviewEntry({ review }: { review: Review }) {
  const { locale } = useUi();
  return (
    <li className={styles.review}>
      <Rating size="small" value={review.rating} />
      <Heading level={3} size="medium">
        <bdi>{review.title}</bdi>
      </Heading>
      <Text dir="auto" isMeasured>
        {review.text}
      </Text>
      <div className={styles.by}>
        <Text as="span" size="sm" weight="semibold">
          <bdi>{review.author}</bdi>
        </Text>
        <Text as="span" size="sm" tone="muted" isNumeric>
          {formatLocalDate(review.writtenAt, locale)}
        </Text>
      </div>
    </li>
  );
}
