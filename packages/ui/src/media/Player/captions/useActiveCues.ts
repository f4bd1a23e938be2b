import { useEffect, useState } from 'react';

const none: readonly VTTCue[] = [];

/** The active cues of a track. */
export const useActiveCues = (track: TextTrack | null): readonly VTTCue[] => {
  const [cues, setCues] = useState(none);
  useEffect(() => {
    if (!track) return;
    const read = () => {
      const cues = Array.from(track.activeCues ?? []).filter((cue) => cue instanceof VTTCue);
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
