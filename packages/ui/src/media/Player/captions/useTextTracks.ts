import { useEffect, useMemo, useState, type RefObject } from 'react';

import {
  CAPTIONS_OFF,
  findCaptions,
  identifyCaptions,
  type Captions,
  type IdentifiedCaptions,
} from './captions';
import { getFileTracks } from './getFileTracks';
import { usePlaylistTracks } from './usePlaylistTracks';
import { useIsHydrated } from '../../../internal/useIsHydrated';

/** The key in local storage. The value is the id of the chosen captions, or `off`. */
export const CAPTIONS_KEY = 'gschool.captions';

/** The current captions, and how to change them. */
export interface CaptionsState {
  /** All captions: the files, then those inside the playlist. */
  list: readonly IdentifiedCaptions[];
  /** The captions that are shown; null while they are off. */
  shown: IdentifiedCaptions | null;
  /** Their track. */
  track: TextTrack | null;
  /** Shows captions by id; null turns them off. */
  select: (id: string | null) => void;
  /** Turns captions on or off. Returns those that are shown now. */
  toggle: () => Captions | null;
}

const getStoredChoice = (): string | null => {
  try {
    return localStorage.getItem(CAPTIONS_KEY);
  } catch {
    return null;
  }
};

/**
 * The captions that are shown: the member's stored choice, or those in the page's language.
 * `TextTrackDisplay` renders them, or the browser if it plays the video in its own player
 * (`isNative`).
 */
export const useTextTracks = (
  video: RefObject<HTMLVideoElement | null>,
  files: readonly Captions[],
  locale: string,
  isNative: boolean,
): CaptionsState => {
  // Undefined until it is read, and null without a choice.
  const [choice, setChoice] = useState<string | null | undefined>(undefined);
  const [lastShown, setLastShown] = useState<string | null>(null);
  const [track, setTrack] = useState<TextTrack | null>(null);

  // Only after hydration, because the server has no stored choice.
  const isHydrated = useIsHydrated();
  if (isHydrated && choice === undefined) setChoice(getStoredChoice());

  const playlistTracks = usePlaylistTracks(video);
  const list = useMemo(
    () =>
      identifyCaptions<Captions & { playlistTrack?: TextTrack }>([
        ...files,
        ...playlistTracks.map((each) => ({
          language: each.language,
          label: each.label || each.language,
          src: '',
          playlistTrack: each,
        })),
      ]),
    [files, playlistTracks],
  );
  const shown = useMemo(
    () =>
      choice === undefined || choice === CAPTIONS_OFF ? null : findCaptions(list, choice ?? locale),
    [list, choice, locale],
  );

  useEffect(() => {
    const fileTracks = video.current ? getFileTracks(video.current) : [];
    const tracks = list.map((one, at) => one.playlistTrack ?? fileTracks[at]);
    const shownTrack = tracks[list.findIndex((one) => one === shown)] ?? null;
    for (const each of tracks)
      if (each) each.mode = each !== shownTrack ? 'disabled' : isNative ? 'showing' : 'hidden';
    // oxlint-disable-next-line react/set-state-in-effect -- the browser makes the tracks from the elements, so they are known after a render
    setTrack(shownTrack);
  }, [video, list, shown, isNative]);

  const select = (id: string | null) => {
    setLastShown(shown?.id ?? lastShown);
    setChoice(id ?? CAPTIONS_OFF);
    try {
      localStorage.setItem(CAPTIONS_KEY, id ?? CAPTIONS_OFF);
    } catch {
      // In a browser without storage, the choice lasts until the player unmounts.
    }
  };
  return {
    list,
    shown,
    track,
    select,
    toggle: () => {
      const next = shown
        ? null
        : (lastShown && findCaptions(list, lastShown)) ||
          findCaptions(list, locale) ||
          list[0] ||
          null;
      select(next?.id ?? null);
      return next;
    },
  };
};
