import { Button, Container, Heading, PageShell, Stack, Text, icons } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from '../../shared/shelf.css';

/**
 * The boundary of the shop: something that nobody expected. A page by itself, so nothing
 * of the shell can fail again, and here from the start, in case it is a chunk that failed.
 */
export function RouteError() {
  const t = useT();
  return (
    <PageShell>
      <Container size="narrow" className={css.shelf}>
        <Stack space="5" align="start">
          <Heading level={1}>{t('error.title')}</Heading>
          <Text size="lg" tone="soft">
            {t('error.text')}
          </Text>
          <Button iconStart={icons.refresh} onClick={() => window.location.reload()}>
            {t('error.retry')}
          </Button>
        </Stack>
      </Container>
    </PageShell>
  );
}
