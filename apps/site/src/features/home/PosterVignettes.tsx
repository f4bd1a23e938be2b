import { Icon, icons, Picture } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './DailyLife.css';
import { useSampleText, type Sample } from './samples';

/** A class that waits where somebody left it. */
export function ResumeVignette({ sample }: { sample: Sample | undefined }) {
  const t = useT();
  const { text, lang } = useSampleText()(sample?.title ?? '');
  return (
    <div className={css.screen}>
      <Picture picture={sample?.poster ?? 'art:figure/warrior/41'} alt="" ratio="16/9" isFilling />
      <span className={css.play}>
        <Icon icon={icons.play} />
      </span>
      <div className={css.strip}>
        <bdi lang={lang}>{text}</bdi>
        <span>{t('home.resumeLeft')}</span>
        <span className={css.track}>
          <span className={css.watched} />
        </span>
      </div>
    </div>
  );
}

const entries = ['art:figure/bridge/7', 'art:figure/dancer/18', 'art:figure/breathe/33'];

/** A list in somebody's own order. */
export function PlaylistVignette() {
  return (
    <div className={css.fan}>
      {entries.map((picture) => (
        <div key={picture} className={css.fanPoster}>
          <Picture picture={picture} alt="" ratio="4/5" />
        </div>
      ))}
    </div>
  );
}
