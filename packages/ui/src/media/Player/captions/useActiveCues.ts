import { useEffect, useState } from 'react';

const none: readonly VTTCue[] = [];

/** The active cues of a track. */
export const useActiveCues = (track: TextTrack | null): readonly VTTCue[] => {
  const [cues, setCues] = useState(none);
  useEffect(() => {
    if (!track) return;
    const read = () => {
      const cues = Array.from(track.activeCues ?? []).filter((cue) => cue instanceof VTTCue);
      // On the very edge between two cues the browser names both.
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
