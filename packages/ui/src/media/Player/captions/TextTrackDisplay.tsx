import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import * as styles from './TextTrackDisplay.css';
import type { CaptionStyle } from './captionStyle';
import { classNames } from '../../../internal/classNames';

const none: readonly VTTCue[] = [];

/** The active cues of a track. */
const useActiveCues = (track: TextTrack | null): readonly VTTCue[] => {
  const [cues, setCues] = useState(none);
  useEffect(() => {
    if (!track) return;
    const read = () => {
      const cues = Array.from(track.activeCues ?? [])
        .filter((cue) => cue instanceof VTTCue)
        .filter(({ text }) => text.trim() !== '');
      // At the time where one cue ends and the next starts, the browser lists both.
      setCues(cues.filter(({ endTime }) => cues.every(({ startTime }) => startTime < endTime)));
    };
    read();
    track.addEventListener('cuechange', read);
    return () => {
      track.removeEventListener('cuechange', read);
      setCues(none);
    };
  }, [track]);
  return cues;
};

export interface TextTrackDisplayProps {
  /** The track that is shown; null while captions are off. */
  track: TextTrack | null;
  captionStyle: CaptionStyle;
}

/** The classes of a caption in the chosen style. */
export const getCueClassName = ({
  size,
  color,
  background,
  edge,
}: CaptionStyle): string | undefined =>
  classNames(
    styles.cue,
    styles.sizes[size],
    styles.textColors[color],
    styles.backgrounds[background],
    edge !== 'none' && styles.edges[edge],
  );

/** Whether a cue is positioned in the upper half of the video. */
const isAbove = ({ line, snapToLines }: VTTCue): boolean =>
  typeof line === 'number' && line >= 0 && line < (snapToLines ? 6 : 50);

/** Removes the blank lines around a caption, because they make roll-up captions jump. */
function trimLines(fragment: DocumentFragment): DocumentFragment {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const one of texts) if ((one.data = one.data.trimStart()) !== '') break;
  for (const one of texts.toReversed()) if ((one.data = one.data.trimEnd()) !== '') break;
  return fragment;
}

function Cue({
  cue,
  captionStyle,
  language,
}: {
  cue: VTTCue;
  captionStyle: CaptionStyle;
  language: string;
}) {
  const text = useRef<HTMLSpanElement>(null);
  // Uses the nodes of the browser's parser, so that emphasis, line breaks and speakers are
  // elements.
  useLayoutEffect(() => text.current?.replaceChildren(trimLines(cue.getCueAsHTML())), [cue]);
  return (
    <p className={styles.line} dir="auto" lang={language}>
      <span ref={text} className={getCueClassName(captionStyle)} />
    </p>
  );
}

/**
 * Renders the active cues with the product's font and the member's caption style, above the
 * controls.
 */
export function TextTrackDisplay({ track, captionStyle }: TextTrackDisplayProps) {
  const cues = useActiveCues(track);
  if (!track || cues.length === 0) return null;
  const draw = (shown: readonly VTTCue[]) =>
    shown.map((cue) => (
      <Cue
        key={cue.startTime + cue.text}
        cue={cue}
        captionStyle={captionStyle}
        language={track.language}
      />
    ));
  return (
    <>
      <div className={styles.above}>{draw(cues.filter(isAbove))}</div>
      <div className={styles.below}>{draw(cues.filter((cue) => !isAbove(cue)))}</div>
    </>
  );
}
