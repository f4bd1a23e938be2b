import { Container, Spinner, VisuallyHidden } from '@gschool/ui';

import { useT } from '../i18n/useT';
import * as css from './layout.css';

/** What stands on a member's page of forms while nobody knows yet who is here: as high as a screen. */
export function PageWait() {
  const t = useT();
  return (
    <Container className={css.wait} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Spinner size="large" label="" />
    </Container>
  );
}
