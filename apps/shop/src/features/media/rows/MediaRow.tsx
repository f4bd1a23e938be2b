import { Carousel, Container, Link, VisuallyHidden } from '@gschool/ui';
import type { ReactNode } from 'react';

import { useT } from '../../../i18n/useT';
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
  const t = useT();
  return (
    <Container id={id} className={styles.row}>
      <Carousel
        title={title}
        subtitle={subtitle}
        itemSize={itemSize}
        action={
          href && (
            <Link href={href}>
              {t('media.seeAll')}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Link>
          )
        }
      >
        {children}
      </Carousel>
    </Container>
  );
}
