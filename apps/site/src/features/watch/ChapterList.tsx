import type { Chapter } from '@gschool/domain';
import { Heading, Icon, icons, Stack } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { formatTime } from '../../shared/formatTime';
import * as styles from './WatchPage.css';

interface ChapterListProps {
  chapters: readonly Chapter[];
  /** The index of the current chapter; -1 for none. */
  currentIndex: number;
  /** Receives the start of the chapter in seconds. */
  onSelect: (seconds: number) => void;
}

/** The chapters of a class, the current one marked; a click plays from its start. */
export function ChapterList({ chapters, currentIndex, onSelect }: ChapterListProps) {
  const t = useT();
  return (
    <Stack as="section" space="3" aria-labelledby="chapters">
      <Heading level={2} size="h3" id="chapters">
        {t('watch.chapters')}
      </Heading>
      <ol className={styles.chapters}>
        {chapters.map(({ title, startSeconds }, index) => (
          <li key={startSeconds}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={index === currentIndex ? 'step' : undefined}
              onClick={() => onSelect(startSeconds)}
            >
              <span className={styles.chapterTime} dir="ltr">
                {formatTime(startSeconds)}
              </span>
              <bdi>{title}</bdi>
              {index === currentIndex ? <Icon icon={icons.play} size="small" /> : null}
            </button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
