import '../../../i18n/en/profile.messages.json';

import { Button, Container, Heading, Stack, Text } from '@gschool/ui';
import { Navigate, useLocation } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import * as styles from '../../../shared/layout.css';

/** The page after an account deletion. Without a deletion, it redirects to the home page. */
export function GoodbyePage() {
  const t = useT();
  const { state } = useLocation() as { state: { isDeleted?: unknown } | null };
  if (state?.isDeleted !== true) return <Navigate to={paths.home} replace />;
  return (
    <Container size="narrow">
      <Stack space="5" align="start" className={styles.pageBlock}>
        <Heading level={1}>{t('account.goodbyeHeading')}</Heading>
        <Text size="lg" isMeasured>
          {t('account.goodbyeText')}
        </Text>
        <Text tone="muted">{t('account.goodbyeThanks')}</Text>
        <Button href={paths.home}>{t('account.goodbyeHome')}</Button>
      </Stack>
    </Container>
  );
}
