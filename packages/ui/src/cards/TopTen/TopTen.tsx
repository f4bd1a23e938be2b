import type { ReactNode } from 'react';

import { TopTenCard, type TopTenItem } from './TopTenCard';
import { Carousel } from '../Carousel/Carousel';

export type { TopTenItem };

export interface TopTenProps {
  /** The heading, which is also the name of the row. */
  title: string;
  /** A line next to the title, for example about what was counted. */
  subtitle?: string | undefined;
  /** A link to the whole list, at the end of the title's line. */
  action?: ReactNode;
  /** The items, in order. Only the first ten are shown. */
  items: readonly TopTenItem[];
  /** Shown instead of the row if there are no items. */
  empty?: ReactNode;
  /**
   * The heading level of the title; the cards’ titles are one level lower.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
}

/** The ten most watched titles. Their ranks are as large as the posters. */
export function TopTen({ items, headingLevel = 2, ...carouselProps }: TopTenProps) {
  return (
    <Carousel {...carouselProps} headingLevel={headingLevel} itemSize="ranked" isOrdered>
      {items.slice(0, 10).map((item, index) => (
        <TopTenCard
          key={item.id}
          {...item}
          rank={index + 1}
          headingLevel={headingLevel === 2 ? 3 : 4}
        />
      ))}
    </Carousel>
  );
}
