import { Icon, icons, Picture } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './DailyLife.css';
import { useSampleText, type Sample } from '../../shared/samples';

/** A half-watched class. */
export function ResumeVignette({ sample }: { sample: Sample | undefined }) {
  const t = useT();
  const { text, lang } = useSampleText()(sample?.title ?? '');
  return (
    <div className={styles.screen}>
      <Picture picture={sample?.poster ?? 'art:figure/warrior/41'} alt="" ratio="16/9" isFilling />
      <span className={styles.play}>
        <Icon icon={icons.play} />
      </span>
      <div className={styles.strip}>
        <bdi lang={lang}>{text}</bdi>
        <span>{t('home.resumeLeft')}</span>
        <span className={styles.track}>
          <span className={styles.watched} />
        </span>
      </div>
    </div>
  );
}

const entries = ['art:figure/bridge/7', 'art:figure/dancer/18', 'art:figure/breathe/33'];

/** A playlist in the member's own order. */
export function PlaylistVignette() {
  return (
    <div className={styles.fan}>
      {entries.map((picture) => (
        <div key={picture} className={styles.fanPoster}>
          <Picture picture={picture} alt="" ratio="4/5" />
        </div>
      ))}
    </div>
  );
}
