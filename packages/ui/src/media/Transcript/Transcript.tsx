import { getTextDirection } from '@gschool/intl';
import { Fragment, useCallback, useEffect, useMemo, type MouseEvent } from 'react';

import { groupCues } from './groupCues';
import { transcriptMessages } from './messages';
import * as styles from './Transcript.css';
import { TranscriptSearchField } from './TranscriptSearchField';
import { TranscriptText } from './TranscriptText';
import { useCues } from './useCues';
import { scrollInBox, useFollow } from './useFollow';
import { useTranscriptSearch } from './useTranscriptSearch';
import { Button } from '../../actions/Button/Button';
import * as icons from '../../data-display/Icon/icons';
import { Alert } from '../../feedback/Alert/Alert';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { classNames } from '../../internal/classNames';
import { useEffectEvent } from '../../internal/useEffectEvent';
import { useMessages, useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { findCaptions, identifyCaptions, type Captions } from '../Player/captions/captions';
import { withoutQuery } from '../Player/engine/createRenewedAddresses';
import type { Chapter } from '../Player/state/chapters';

export interface TranscriptProps {
  /** The caption files of the video, as for the `Player`. Without any, it renders nothing. */
  captions: readonly Captions[];
  /**
   * The captions that the player shows, from its `onCaptionsChange`.
   * @default the captions in the page’s language, or the first ones
   */
  shown?: Captions | null | undefined;
  /** Headings between the paragraphs, as for the `Player`. Pass the same array in every render. */
  chapters?: readonly Chapter[] | undefined;
  /** The position of the video in seconds. */
  position: number;
  /** Called with the start of a paragraph in seconds when it is pressed. */
  onSeek: (seconds: number) => void;
  /** Called before a retry, for example to renew the addresses of the captions. */
  onRetry?: (() => void) | undefined;
  /**
   * The level of the headings with the names of the chapters.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

const noChapters: readonly Chapter[] = [];

/**
 * The captions to show: those of the player, otherwise those that best match the reader's language.
 */
function findTranscriptFile(
  captions: readonly Captions[],
  shown: Captions | null | undefined,
  locale: string,
): Captions | undefined {
  const same =
    captions.find(({ src }) => src === shown?.src) ??
    // The signature of one of the two addresses may have been renewed.
    captions.find(({ src }) => shown?.src && withoutQuery(src) === withoutQuery(shown.src));
  const identified = identifyCaptions(captions);
  return same ?? findCaptions(identified, shown?.language ?? locale) ?? captions[0];
}

/**
 * The captions of a video as text. It follows the video and can be searched, and pressing a
 * paragraph plays from there. It fills its container, which needs a height.
 */
export function Transcript({
  captions,
  shown,
  chapters = noChapters,
  position,
  onSeek,
  onRetry,
  headingLevel = 3,
  className,
}: TranscriptProps) {
  const { locale } = useUi();
  const messages = useMessages('transcript', transcriptMessages);
  const track = findTranscriptFile(captions, shown, locale);
  const { cues, hasFailed, retry } = useCues(track);
  const sections = useMemo(() => (cues ? groupCues(cues, chapters) : []), [cues, chapters]);
  const paragraphs = useMemo(() => sections.flatMap((section) => section.paragraphs), [sections]);
  const currentIndex = paragraphs.findLastIndex(({ startSeconds }) => startSeconds <= position);
  const { box, isFollowing, setFollowing, handlers } = useFollow(currentIndex);
  const search = useTranscriptSearch(paragraphs);
  const { active, byParagraph } = search;
  const getLabel = useCallback((time: string) => messages.playFrom(time), [messages]);

  // Moving to a match counts as reading, so the text does not scroll away.
  const showMatch = useEffectEvent(() => {
    const match = box.current?.querySelector('[data-active]');
    if (!box.current || !match) return;
    setFollowing(false);
    scrollInBox(box.current, match);
  });
  useEffect(() => showMatch(), [active]);

  /** A press anywhere in a paragraph plays from its start. */
  const handlePress = ({ target }: MouseEvent) => {
    const paragraph = (target as Element).closest<HTMLElement>('[data-seconds]');
    if (!paragraph) return;
    // Selecting text, for example to copy it, counts as reading.
    const isReading =
      getSelection()?.isCollapsed === false && !(target as Element).closest('button');
    setFollowing(!isReading);
    if (!isReading) onSeek(Number(paragraph.dataset['seconds']));
  };

  if (!track) return null;
  const ChapterHeading = `h${headingLevel}` as const;
  return (
    <section
      aria-label={messages.transcript}
      aria-busy={!cues && !hasFailed}
      className={classNames(styles.transcript, className)}
    >
      {hasFailed && (
        <Alert
          variant="warning"
          action={
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onRetry?.();
                retry();
              }}
            >
              {messages.retry}
            </Button>
          }
        >
          {messages.failed}
        </Alert>
      )}
      {!cues && !hasFailed && (
        <div className={styles.loading}>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <Skeleton lines={6} />
        </div>
      )}
      {cues && paragraphs.length === 0 && <p className={styles.empty}>{messages.empty}</p>}
      {paragraphs.length > 0 && (
        <>
          <TranscriptSearchField search={search} messages={messages}>
            <Button
              variant="plain"
              size="small"
              iconStart={isFollowing ? icons.check : undefined}
              aria-pressed={isFollowing}
              onClick={() => setFollowing(!isFollowing)}
            >
              {messages.follow}
            </Button>
          </TranscriptSearchField>
          <div
            ref={box}
            className={styles.box}
            dir={getTextDirection(track.language)}
            onClick={handlePress}
            {...handlers}
          >
            {sections.map(({ chapter, paragraphs: chapterParagraphs }) => (
              <Fragment key={chapter?.startSeconds ?? 'start'}>
                {chapter && (
                  <ChapterHeading
                    className={styles.chapter}
                    dir="auto"
                    lang={chapter.lang ?? locale}
                  >
                    {chapter.title}
                  </ChapterHeading>
                )}
                <ol className={styles.paragraphs}>
                  {chapterParagraphs.map((paragraph) => (
                    <TranscriptText
                      key={paragraph.index}
                      paragraph={paragraph}
                      language={track.language}
                      isCurrent={paragraph.index === currentIndex}
                      matches={byParagraph.get(paragraph.index)}
                      activeMatch={active?.paragraph === paragraph.index ? active.match : -1}
                      getLabel={getLabel}
                    />
                  ))}
                </ol>
              </Fragment>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
