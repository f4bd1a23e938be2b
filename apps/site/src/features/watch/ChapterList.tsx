import type { Chapter } from '@gschool/domain';
import { Heading, Icon, icons, Stack } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as css from './WatchPage.css';

/** `1:05`, `1:02:05`. */
function clock(seconds: number): string {
  const total = Math.floor(seconds);
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown
    .map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}

interface ChapterListProps {
  chapters: readonly Chapter[];
  /** The place in the list of the chapter that runs; -1 for none. */
  now: number;
  /** Seconds from the start of the film. */
  onChoose: (seconds: number) => void;
}

/** The parts of a class, the running one marked; each one plays from its start. */
export function ChapterList({ chapters, now, onChoose }: ChapterListProps) {
  const t = useT();
  return (
    <Stack as="section" space="3" aria-labelledby="chapters">
      <Heading level={2} size="h3" id="chapters">
        {t('watch.chapters')}
      </Heading>
      <ol className={css.chapters}>
        {chapters.map(({ title, startSeconds }, index) => (
          <li key={startSeconds}>
            <button
              type="button"
              className={css.chapter}
              aria-current={index === now ? 'step' : undefined}
              onClick={() => onChoose(startSeconds)}
            >
              <span className={css.chapterTime} dir="ltr">
                {clock(startSeconds)}
              </span>
              <bdi>{title}</bdi>
              {index === now ? <Icon icon={icons.play} size="small" /> : null}
            </button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
