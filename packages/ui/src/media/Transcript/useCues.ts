import { useEffect, useState } from 'react';

import { withoutQuery } from '../Player/engine/createRenewedAddresses';
import type { Captions } from '../Player/captions/captions';
import type { TranscriptCue } from './groupCues';
import { joinRolledUpCues, toLines } from './joinRolledUpCues';

interface LoadedCues {
  /** The file and the attempt that produced this result. */
  key: string;
  address: string;
  /** Null after a failure. */
  cues: readonly TranscriptCue[] | null;
}

export interface CuesState {
  /** The captions in order; null until they are loaded. */
  cues: readonly TranscriptCue[] | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads the captions of a file with a track element. The browser then parses them, and for a
 * downloaded video the service worker answers the request, as it does for the player.
 */
export function useCues(captions: Captions | undefined): CuesState {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedCues | null>(null);
  const address = captions?.src ?? '';
  // A renewed address of the same file is not loaded again, except after a failure. The key also
  // has the language and the label, because two files may differ only in their query.
  const key = `${captions?.language} ${captions?.label} ${withoutQuery(address)} ${attempt}`;

  const isDone = loaded?.key === key && (loaded.cues !== null || loaded.address === address);

  useEffect(() => {
    if (address === '' || isDone) return;
    return loadCues(address, (cues) => setLoaded({ key, address, cues }));
  }, [address, key, isDone]);

  return {
    cues: isDone ? loaded.cues : null,
    hasFailed: isDone && loaded.cues === null,
    retry: () => setAttempt((last) => last + 1),
  };
}

/** Calls `onEnd` with the captions, or with null after a failure. Returns a function that stops. */
function loadCues(
  address: string,
  onEnd: (cues: readonly TranscriptCue[] | null) => void,
): () => void {
  const video = document.createElement('video');
  video.crossOrigin = 'anonymous';
  const element = document.createElement('track');
  element.kind = 'captions';
  element.addEventListener('load', () => onEnd(readCues(element.track)));
  element.addEventListener('error', () => onEnd(null));
  element.src = address;
  video.append(element);
  // A track that is disabled is not loaded.
  element.track.mode = 'hidden';
  return () => element.remove();
}

const readCues = ({ cues }: TextTrack): readonly TranscriptCue[] =>
  joinRolledUpCues(
    Array.from(cues ?? [])
      .filter((cue) => cue instanceof VTTCue)
      .map((cue) => ({
        startSeconds: cue.startTime,
        endSeconds: cue.endTime,
        lines: toLines(cue.getCueAsHTML().textContent ?? ''),
      }))
      .filter(({ lines }) => lines.length > 0),
  );
