import { Container, Skeleton, Stack, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { useTranscriptSetting } from './useTranscriptSetting';
import * as styles from './WatchPage.css';

/** A placeholder for the page of a class while it loads. */
export function WatchSkeleton() {
  const t = useT();
  const [isOpen] = useTranscriptSetting();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={styles.playerRow}>
        <div className={styles.stage}>
          <div className={styles.player}>
            <Skeleton shape="block" ratio="wide" />
          </div>
        </div>
        {/* Reserves the space of the transcript, so that the video does not move. */}
        <div className={styles.transcript} data-transcript={isOpen ? 'open' : 'closed'} />
      </div>
      <Container>
        <div className={styles.below}>
          <Stack space="4">
            <Skeleton size="h2" width="medium" />
            <Skeleton width="full" />
            <Skeleton width="long" />
          </Stack>
        </div>
      </Container>
    </div>
  );
}
