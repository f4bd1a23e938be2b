import type { ReactNode } from 'react';
import { TopTenCard, type TopTenItem } from './TopTenCard';
import { Carousel } from '../Carousel/Carousel';

export type { TopTenItem };

export interface TopTenProps {
  /** Names the row. */
  title: string;
  /** A quiet line beside the title, for example what was counted. */
  subtitle?: string | undefined;
  /** A link to the whole list, at the end of the title's line. */
  action?: ReactNode;
  /** In their order; what comes after the tenth is not shown. */
  items: readonly TopTenItem[];
  /** Stands in the row's place while nothing is counted. */
  empty?: ReactNode;
  /**
   * The title's place in the page's outline; the cards' titles are one below.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
}

/** The ten that most people watch, with their ranks as large as the posters. */
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
