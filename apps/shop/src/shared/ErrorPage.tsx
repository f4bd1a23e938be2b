import { Button, Container, Heading, icons, Inline, Picture, Text } from '@gschool/ui';

import { paths } from '../config/paths';
import { useT } from '../i18n/useT';
import * as styles from './ErrorPage.css';

export interface ErrorPageProps {
  /**
   * Whether the page could not be loaded because there is no network.
   * @default false
   */
  isOffline?: boolean | undefined;
  /** Without it, no retry button is shown. */
  onRetry?: (() => void) | undefined;
}

/** The page for an unexpected error. */
export function ErrorPage({ isOffline = false, onRetry }: ErrorPageProps) {
  const t = useT();
  return (
    <Container size="narrow" className={styles.page}>
      <div className={styles.picture}>
        <Picture picture="art:figure/child/21" alt="" ratio="16/9" isHero />
      </div>
      <Heading level={1} size="display">
        {t(isOffline ? 'error.offlineTitle' : 'error.title')}
      </Heading>
      <Text size="xl" tone="muted" isMeasured>
        {t(isOffline ? 'error.offlineText' : 'error.text')}
      </Text>
      <Inline space="3" justify="center">
        {onRetry && (
          <Button size="large" iconStart={icons.refresh} onClick={onRetry}>
            {t('error.retry')}
          </Button>
        )}
        <Button size="large" variant={onRetry ? 'quiet' : undefined} href={paths.start}>
          {t('error.start')}
        </Button>
        <Button size="large" variant="quiet" href={paths.contactUs}>
          {t('nav.contactUs')}
        </Button>
      </Inline>
    </Container>
  );
}
