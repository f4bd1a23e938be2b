import { Container, ErrorState } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { layouts } from './layouts';

const { blank: Blank } = layouts;

/** The boundary of the shop: something that nobody expected. A page by itself, so nothing of the shell can fail again. */
export function RouteError() {
  const t = useT();
  return (
    <Blank>
      <Container size="narrow">
        <ErrorState level={1} title={t('error.title')} onRetry={() => window.location.reload()}>
          {t('error.text')}
        </ErrorState>
      </Container>
    </Blank>
  );
}
