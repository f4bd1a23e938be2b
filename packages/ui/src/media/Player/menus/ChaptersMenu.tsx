import * as icons from '../../../data-display/Icon/icons';
import { chapterIndexAt } from '../state/chapters';
import { MenuPage } from './MenuPage';
import * as styles from './menuRows.css';
import { PlayerMenu } from './PlayerMenu';
import { formatTime } from '../../../internal/mediaTime';
import { usePlayback, usePlayer } from '../state/PlayerContext';

/** Lists the chapters by name and time and marks the current one. Renders nothing without chapters. */
export function ChaptersMenu() {
  const { store, props, messages, run } = usePlayer();
  const chapters = props.chapters ?? [];
  const now = usePlayback(store, (state) => chapterIndexAt(chapters, state.time));
  if (chapters.length === 0) return null;
  const title = chapters[now]?.title;
  return (
    <PlayerMenu
      label={title ? messages.chapterNow(title) : messages.chapters}
      icon={icons.chapters}
    >
      {(menu) => (
        <MenuPage menu={menu} title={messages.chapters}>
          {chapters.map((chapter, index) => (
            <button
              key={chapter.startSeconds}
              type="button"
              className={styles.row}
              aria-current={index === now}
              onClick={() => {
                run({ type: 'goTo', seconds: chapter.startSeconds });
                run({ type: 'play' });
                menu.close();
              }}
            >
              <span className={styles.time} dir="ltr">
                {formatTime(chapter.startSeconds)}
              </span>
              <bdi className={styles.label} lang={chapter.lang}>
                {chapter.title}
              </bdi>
            </button>
          ))}
        </MenuPage>
      )}
    </PlayerMenu>
  );
}
