import { useLibraryActions } from '@gschool/data/queries';
import {
  getContinueWatching,
  getRemainingMinutes,
  type Catalogue,
  type LibraryState,
} from '@gschool/domain';
import { Icon, IconButton, icons, useUi } from '@gschool/ui';
import { useMemo } from 'react';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useAnnounceChange } from '../../../shared/library/useAnnounceChange';
import { useListFocus } from '../useListFocus';
import * as styles from './Overview.css';

interface ContinueRowProps {
  library: LibraryState;
  catalogue: Catalogue;
}

/**
 * Classes in progress as links in one line, last watched first. Removing one leaves it in the
 * history (docs/product/library.md#continue-watching).
 */
export function ContinueRow({ library, catalogue }: ContinueRowProps) {
  const t = useT();
  const { Link } = useUi();
  const announce = useAnnounceChange();
  const { setHidden } = useLibraryActions();
  const begun = useMemo(() => {
    const classes = new Map(catalogue.classes.map((card) => [card.id, card]));
    return getContinueWatching(library).flatMap((watched) => {
      const card = classes.get(watched.videoId);
      return card ? [{ card, watched }] : [];
    });
  }, [library, catalogue]);
  const { heading, list } = useListFocus<HTMLDivElement>(begun.length);

  const remove = (id: string, title: string) =>
    announce(
      {
        id: `continue-${id}`,
        title: t('library.continueRemoved'),
        message: title,
        undo: () => setHidden(id, false),
      },
      setHidden(id, true),
    );
  return (
    <div ref={heading} tabIndex={-1} className={styles.row}>
      {begun.length > 0 && (
        <section aria-label={t('row.continue')} className={styles.begun}>
          <p className={styles.label} aria-hidden="true">
            {t('row.continue')}
          </p>
          <div {...list} className={styles.scroller}>
            <ul role="list" className={styles.items}>
              {begun.map(({ card, watched }) => (
                <li key={card.id} className={styles.item}>
                  <Link href={paths.watch(card.id)} className={styles.link}>
                    <Icon icon={icons.play} size="text" />
                    <bdi lang={card.lang?.title}>{card.title}</bdi>
                    <span className={styles.left}>
                      {t('library.left', { minutes: getRemainingMinutes(watched) })}
                    </span>
                  </Link>
                  <span className={styles.remove}>
                    <IconButton
                      label={t('library.continueRemove', { title: card.title })}
                      icon={icons.close}
                      size="small"
                      onClick={() => remove(card.id, card.title)}
                    />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  );
}
