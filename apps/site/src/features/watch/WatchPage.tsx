import { AfterPageStart, createValueStore } from '@gschool/app';
import { useDocumentTitle } from '@gschool/app/routes';
import { isAppError } from '@gschool/data';
import { useCatalogue, useLibrary } from '@gschool/data/queries';
import { getClassQueue, isUnreachable, type QueuedPlaylist } from '@gschool/domain';
import { Alert, Button, Container, Stack } from '@gschool/ui';
import type { Captions, PlayerHandle } from '@gschool/ui/player';
import { useMemo, useRef, useState, useEffect, useEffectEvent } from 'react';

import { useT } from '../../i18n/useT';
import { useHasTimedOut } from '../../shared/useHasTimedOut';
import { useIsOffline } from '../../shared/useIsOffline';
import { ChapterList } from './ChapterList';
import { ClassPlayer } from './ClassPlayer';
import { ClassSummary } from './ClassSummary';
import { NoVideo } from './NoVideo';
import { OfflineClass } from './OfflineClass';
import { QueuePanel } from './QueuePanel';
import { RelatedClasses } from './RelatedClasses';
import { SessionNotice } from './SessionNotice';
import { TranscriptPanel } from './TranscriptPanel';
import { useShownClass } from './useShownClass';
import { CheckNeeded, WatchError } from './WatchError';
import * as styles from './WatchPage.css';
import { WatchSkeleton } from './WatchSkeleton';

interface WatchPageProps {
  id: string;
  /** The playlist that is played; null without one. */
  playlist: QueuedPlaylist | null;
  /** The class follows another one that was watched on this page. */
  isNext: boolean;
}

const noIds: readonly string[] = [];

/**
 * `/videos/watch/{id}`: plays a class from the saved position; shows its facts and what comes next.
 */
export function WatchPage({ id, playlist, isNext }: WatchPageProps) {
  const t = useT();
  const { shown, cachedDetails, error, isDownloadPending, needsCheck, retry, ...source } =
    useShownClass(id, isNext);
  const library = useFreshLibrary(id);
  const catalogue = useCatalogue();
  const isOffline = useIsOffline();
  const player = useRef<PlayerHandle>(null);
  const [chapter, setChapter] = useState(-1);
  const [shownCaptions, setShownCaptions] = useState<Captions | null>(null);
  const [time] = useState(() => createValueStore(0));
  const [endedId, setEndedId] = useState('');
  const classId = shown?.details.id ?? id;
  const queue = useMemo(
    () => (catalogue.data ? getClassQueue(catalogue.data, classId, playlist) : null),
    [catalogue.data, classId, playlist],
  );
  const queuedIds = useMemo(() => queue?.classes.map((card) => card.id) ?? noIds, [queue]);
  useDocumentTitle(shown?.details.title);
  useEffect(() => time.set(0), [time, classId]);

  const isLibraryAwaited = library.isPending && library.fetchStatus === 'fetching';
  const isLibrarySlow = useHasTimedOut(isLibraryAwaited, id);
  if (needsCheck) return <CheckNeeded onRetry={retry} />;
  const needsNetwork =
    isAppError(error, 'offline') || (isOffline && (!error || isUnreachable(error)));
  if (!shown && !isDownloadPending && needsNetwork)
    return <OfflineClass id={id} cachedDetails={cachedDetails} onRetry={retry} />;
  if (error) return <WatchError error={error} onRetry={retry} />;
  // Playback waits for the library, because a short delay is better than starting at the beginning.
  if (!shown || (isLibraryAwaited && !(isLibrarySlow && shown.source === 'download')))
    return <WatchSkeleton />;
  const { details, playback } = shown;
  const state = library.data ?? null;
  return (
    <div className={styles.page}>
      {playback ? (
        <div className={styles.playerRow}>
          <ClassPlayer
            shown={shown}
            playback={playback}
            library={state}
            queue={queue}
            changeSource={source.changeSource}
            hasChangedSource={source.hasChangedSource}
            isNext={isNext}
            player={player}
            onTime={(seconds) => {
              time.set(seconds);
              setChapter(details.chapters.findLastIndex((one) => one.startSeconds <= seconds));
            }}
            onCaptionsChange={setShownCaptions}
            onEnded={() => setEndedId(details.id)}
          />
          {playback.captions.length > 0 ? (
            <TranscriptPanel
              key={details.id}
              captions={playback.captions}
              shown={shownCaptions}
              chapters={details.chapters}
              time={time}
              onSeek={(seconds) => player.current?.playFrom(seconds)}
              onRetry={retry}
            />
          ) : null}
        </div>
      ) : (
        <NoVideo poster={details.poster} />
      )}
      <Container>
        <div className={styles.notices}>
          <SessionNotice hasEnded={endedId === details.id} />
          {library.error && !state ? (
            <Alert
              variant="warning"
              title={t('watch.placeTitle')}
              action={
                <Button variant="quiet" size="small" onClick={() => void library.refetch()}>
                  {t('watch.placeRetry')}
                </Button>
              }
            >
              {t('watch.place')}
            </Alert>
          ) : null}
        </div>
        <div className={styles.below} data-queue={queue !== null}>
          <Stack space="8">
            <ClassSummary
              details={details}
              playback={playback}
              series={catalogue.data?.series.find((one) => one.id === details.seriesId) ?? null}
            />
            {playback && details.chapters.length > 0 ? (
              <ChapterList
                chapters={details.chapters}
                currentIndex={chapter}
                onSelect={(seconds) => player.current?.playFrom(seconds)}
              />
            ) : null}
          </Stack>
          {queue ? <QueuePanel queue={queue} library={state} /> : null}
        </div>
        {/* At the end of the page, so the video does not wait for it. */}
        {catalogue.data ? (
          <AfterPageStart>
            <RelatedClasses
              catalogue={catalogue.data}
              classId={classId}
              library={state}
              excludedIds={queuedIds}
            />
          </AfterPageStart>
        ) : null}
      </Container>
    </div>
  );
}

/** After this time, another device may have a newer position. */
const MAX_AGE_MS = 15_000;

/**
 * The library. It is refetched when a class is opened, since the position may have changed on
 * another device; cached data is shown meanwhile.
 */
function useFreshLibrary(classId: string): ReturnType<typeof useLibrary> {
  const library = useLibrary();
  const refetchIfOld = useEffectEvent(() => {
    if (library.dataUpdatedAt > 0 && Date.now() - library.dataUpdatedAt > MAX_AGE_MS)
      void library.refetch();
  });
  useEffect(() => refetchIfOld(), [classId]);
  return library;
}
