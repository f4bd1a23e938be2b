import { Container, Spinner, VisuallyHidden } from '@gschool/ui';

import { useT } from '../i18n/useT';
import * as styles from './layout.css';

/** A placeholder for a page with forms until the session is known. It is as tall as the screen. */
export function PageSpinner() {
  const t = useT();
  return (
    <Container className={styles.spinner} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Spinner size="large" label="" />
    </Container>
  );
}
