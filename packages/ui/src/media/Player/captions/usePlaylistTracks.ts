import { useEffect, useState, type RefObject } from 'react';

import { getFileTracks } from './getFileTracks';

const none: readonly TextTrack[] = [];

/** Captions and subtitles that are not from a file. */
const listPlaylistTracks = (video: HTMLVideoElement): readonly TextTrack[] => {
  const files = getFileTracks(video);
  return Array.from(video.textTracks).filter(
    (each) => !files.includes(each) && (each.kind === 'captions' || each.kind === 'subtitles'),
  );
};

const areSame = (some: readonly TextTrack[], others: readonly TextTrack[]): boolean =>
  some.length === others.length && some.every((each, at) => each === others[at]);

/**
 * The captions and subtitles inside the playlist, which hls.js or the browser adds to the video when
 * it reads the playlist.
 */
export const usePlaylistTracks = (
  video: RefObject<HTMLVideoElement | null>,
): readonly TextTrack[] => {
  const [tracks, setTracks] = useState(none);
  useEffect(() => {
    const element = video.current;
    // A test's document may have a video without text tracks.
    if (!element?.textTracks) return;
    const { textTracks } = element;
    const read = () =>
      setTracks((before) => {
        const now = listPlaylistTracks(element);
        return areSame(before, now) ? before : now;
      });
    textTracks.addEventListener('addtrack', read);
    textTracks.addEventListener('removetrack', read);
    return () => {
      textTracks.removeEventListener('addtrack', read);
      textTracks.removeEventListener('removetrack', read);
    };
  }, [video]);
  return tracks;
};
