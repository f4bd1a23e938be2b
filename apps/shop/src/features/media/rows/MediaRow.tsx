import { Carousel, Container } from '@gschool/ui';
import type { ReactNode } from 'react';

import { SeeAllLink } from '../../../shared/SeeAllLink';
import * as styles from './rows.css';

export interface MediaRowProps {
  /** The id of the state list, which a URL fragment can name. */
  id: string;
  title: string;
  subtitle?: string | undefined;
  /** The page with the complete list. */
  href?: string | undefined;
  itemSize?: 'card' | 'wide' | 'portrait' | undefined;
  children: ReactNode;
}

/** A titled row of cards. */
export function MediaRow({ id, title, subtitle, href, itemSize, children }: MediaRowProps) {
  return (
    <Container id={id} className={styles.row}>
      <Carousel
        title={title}
        subtitle={subtitle}
        itemSize={itemSize}
        action={href && <SeeAllLink href={href} title={title} />}
      >
        {children}
      </Carousel>
    </Container>
  );
}
