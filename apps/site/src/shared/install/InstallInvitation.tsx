import { InstallButton, useInstallMethod } from '@gschool/app/install';
import { useLibrary } from '@gschool/data/queries';
import { Button, Inline, Text } from '@gschool/ui';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';

import { productName } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as styles from './InstallInvitation.css';
import { shouldInvite } from './shouldInvite';
import { useInvitationAnswer } from './useInvitationAnswer';

/**
 * Invites a member who has finished a class to install the app (docs/product/offline.md#installed).
 * After any answer, it never appears again; the footer has an entry.
 */
export function InstallInvitation() {
  const t = useT();
  const titleId = useId();
  const method = useInstallMethod();
  const { data: library = null } = useLibrary();
  const isWatching = useLocation().pathname.startsWith(paths.watch(''));
  const [isAnswered, answer] = useInvitationAnswer();
  if (!shouldInvite({ method, library, isAnswered, isWatching })) return null;

  function handleAnswer() {
    answer();
    // The focused button is removed with the invitation.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <img className={styles.icon} src="/icons/any-192.png" alt="" />
      <div className={styles.text}>
        <h2 id={titleId} className={styles.title}>
          {t('install.inviteTitle')}
        </h2>
        <Text size="sm" tone="muted">
          {t('install.inviteText', { name: productName })}
        </Text>
      </div>
      <Inline space="2" className={styles.answers}>
        <InstallButton onDone={handleAnswer}>
          {t(method === 'steps' ? 'install.showSteps' : 'install.accept')}
        </InstallButton>
        <Button variant="plain" size="small" onClick={handleAnswer}>
          {t('install.decline')}
        </Button>
      </Inline>
    </section>
  );
}
