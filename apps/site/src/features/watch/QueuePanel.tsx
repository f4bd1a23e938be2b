import { useHasPageStarted } from '@gschool/app';
import {
  getNextClasses,
  getQueueProgress,
  type ClassQueue,
  type LibraryState,
} from '@gschool/domain';
import { Heading, Link, ProgressBar, Text } from '@gschool/ui';
import { useEffect, useMemo, useRef } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { DownloadSeveral } from '../../shared/downloads/lazyButtons';
import { QueueEntry } from './QueueEntry';
import * as styles from './QueuePanel.css';

/** The series or playlist of the open class: the progress, and links to all classes. */
export function QueuePanel({
  queue,
  library,
}: {
  queue: ClassQueue;
  library: LibraryState | null;
}) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  // Drawing a poster takes longer than the rest of its row.
  const showsPictures = useHasPageStarted();
  const { finished, watched } = useMemo(() => getQueueProgress(queue, library), [queue, library]);
  const nextIds = useMemo(
    () => getNextClasses(queue.classes, watched, queue.classes[queue.at]?.id).map(({ id }) => id),
    [queue, watched],
  );
  const total = queue.classes.length;
  const count = t('watch.finishedOf', { finished, total });
  const isSeries = queue.kind === 'series';
  const href = isSeries ? paths.seriesPage(queue.id) : paths.playlist(queue.id);

  // Scrolls the list, not the page, to the open class. Reading the sizes right here would lay the
  // page out once more while the player starts; the frame does it anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const entry = list.current?.children[queue.at] as HTMLElement | undefined;
      if (!list.current || !entry) return;
      const middle = (list.current.clientHeight - entry.offsetHeight) / 2;
      list.current.scrollTop = entry.offsetTop - list.current.offsetTop - middle;
    });
    return () => cancelAnimationFrame(frame);
  }, [queue]);

  return (
    <aside className={styles.panel} aria-labelledby="queue">
      <div className={styles.head}>
        <div className={styles.headTitle}>
          <div>
            <Text size="sm" tone="muted">
              {t(isSeries ? 'watch.series' : 'watch.playlist')}
            </Text>
            <Heading level={2} size="large" id="queue">
              <Link href={href} tone="text" isStandalone>
                <bdi>{queue.title}</bdi>
              </Link>
            </Heading>
          </div>
          <DownloadSeveral kind="next" classIds={nextIds} title={queue.title} variant="plain" />
        </div>
        <ProgressBar label={t('watch.progress')} value={finished} max={total} valueText={count} />
        <Text size="sm" tone="muted" aria-hidden>
          {count}
        </Text>
      </div>
      <ol ref={list} className={styles.list} tabIndex={total > 8 ? 0 : undefined}>
        {queue.classes.map((card, index) => (
          <QueueEntry
            key={card.id}
            card={card}
            queue={queue}
            isOpen={index === queue.at}
            showsPicture={showsPictures}
            watched={watched.get(card.id) ?? null}
          />
        ))}
      </ol>
    </aside>
  );
}
