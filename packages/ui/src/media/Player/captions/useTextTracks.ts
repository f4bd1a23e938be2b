import { useEffect, useState, type RefObject } from 'react';

import { useIsHydrated } from '../../../internal/useIsHydrated';

/** The key in local storage. The value is a language, or `off`. */
export const CAPTIONS_KEY = 'gschool.captions';

export interface Captions {
  /** BCP 47. */
  language: string;
  label: string;
  /** URL of a WebVTT file. */
  src: string;
}

/** The current captions, and how to change them. */
export interface CaptionsState {
  /** The language that is shown; null while captions are off. */
  language: string | null;
  /** Its track. */
  track: TextTrack | null;
  select: (language: string | null) => void;
  /** Turns captions on or off. Returns the language that is shown now. */
  toggle: () => string | null;
}

const storedLanguage = (): string | null => {
  try {
    return localStorage.getItem(CAPTIONS_KEY);
  } catch {
    return null;
  }
};

const first = (captions: readonly Captions[], wanted: string): string | null =>
  captions.find(({ language }) => language.split('-')[0] === wanted.split('-')[0])?.language ??
  null;

const initialLanguage = (captions: readonly Captions[], locale: string): string | null => {
  const choice = storedLanguage();
  return choice === 'off' ? null : first(captions, choice ?? locale);
};

/**
 * The captions that are shown: the member's stored choice, or those in the page's language.
 * `TextTrackDisplay` renders them, or the browser if it plays the video in its own player
 * (`isNative`).
 */
export const useTextTracks = (
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly Captions[],
  locale: string,
  isNative: boolean,
): CaptionsState => {
  const [language, setLanguage] = useState<string | null>(null);
  const [track, setTrack] = useState<TextTrack | null>(null);

  // Only after hydration, because the server has no stored choice.
  const isHydrated = useIsHydrated();
  const [previous, setPrevious] = useState<readonly unknown[]>([]);
  if (isHydrated && (previous[0] !== captions || previous[1] !== locale)) {
    setPrevious([captions, locale]);
    setLanguage(initialLanguage(captions, locale));
  }

  useEffect(() => {
    const tracks = Array.from(video.current?.textTracks ?? []);
    const shown = tracks.find((each) => each.language === language) ?? null;
    for (const each of tracks)
      each.mode = each !== shown ? 'disabled' : isNative ? 'showing' : 'hidden';
    // oxlint-disable-next-line react/set-state-in-effect -- the browser makes the tracks from the elements, so they are known after a render
    setTrack(shown);
  }, [video, language, captions, isNative]);

  const select = (next: string | null) => {
    setLanguage(next);
    try {
      localStorage.setItem(CAPTIONS_KEY, next ?? 'off');
    } catch {
      // In a browser without storage, the choice is not saved.
    }
  };
  return {
    language,
    track,
    select,
    toggle: () => {
      const next = language ? null : (first(captions, locale) ?? captions[0]?.language ?? null);
      select(next);
      return next;
    },
  };
};
