import { isAppError } from '@gschool/data';
import { useCatalogue, useClass, useLibrary, usePlayback } from '@gschool/data/queries';
import { Container, ErrorState, Stack } from '@gschool/ui';
import type { PlayerHandle } from '@gschool/ui/player';
import { useRef } from 'react';

import { productName } from '../../config/env';
import { useT } from '../../i18n/useT';
import { useDocumentTitle } from '../../shared/documentMeta';
import { NotFound } from '../../shared/NotFound';
import { ChapterList } from './ChapterList';
import { ClassPlayer } from './ClassPlayer';
import { ClassSummary } from './ClassSummary';
import { NextClasses } from './NextClasses';
import { WatchSkeleton } from './WatchSkeleton';
import * as css from './WatchPage.css';

/** A class: its film, resumed where the member left it, what it is about, and what comes next. */
export function WatchPage({ id }: { id: string }) {
  const t = useT();
  const details = useClass(id);
  const playback = usePlayback(id);
  const library = useLibrary();
  const catalogue = useCatalogue();
  const player = useRef<PlayerHandle>(null);
  useDocumentTitle(details.data?.title, productName);

  const error = details.error ?? playback.error;
  if (error) {
    if (isAppError(error, 'notFound')) {
      return <NotFound title={t('watch.notFoundTitle')}>{t('watch.notFound')}</NotFound>;
    }
    const isOffline = isAppError(error, 'offline');
    return (
      <Container size="narrow">
        <ErrorState
          level={1}
          title={t(isOffline ? 'error.offlineTitle' : 'watch.errorTitle')}
          onRetry={() => {
            void details.refetch();
            void playback.refetch();
          }}
        >
          {t(
            isOffline
              ? 'error.offline'
              : isAppError(error, 'forbidden')
                ? 'error.forbidden'
                : 'watch.error',
          )}
        </ErrorState>
      </Container>
    );
  }
  // A film that is ready waits for the library too: starting over what was half seen is worse than a moment's wait.
  if (!details.data || playback.isPending || library.isPending) return <WatchSkeleton />;
  return (
    <div className={css.page}>
      <ClassPlayer
        details={details.data}
        playback={playback.data ?? null}
        library={library.data ?? null}
        player={player}
      />
      <Container>
        <div className={css.below}>
          <Stack space="8">
            <ClassSummary details={details.data} />
            {playback.data && details.data.chapters.length > 0 ? (
              <ChapterList
                chapters={details.data.chapters}
                onChoose={(seconds) => player.current?.playFrom(seconds)}
              />
            ) : null}
          </Stack>
          {catalogue.data ? <NextClasses catalogue={catalogue.data} classId={id} /> : null}
        </div>
      </Container>
    </div>
  );
}
