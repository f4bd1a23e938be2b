import { useEffect, useState, type RefObject } from 'react';

/** Where the choice is kept: a language, or `off`. */
export const CAPTIONS_KEY = 'gschool.captions';

export interface Captions {
  /** BCP 47. */
  language: string;
  label: string;
  /** Address of a WebVTT file. */
  src: string;
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(CAPTIONS_KEY);
  } catch {
    return null;
  }
};

const first = (captions: readonly Captions[], wish: string): string | null =>
  captions.find(({ language }) => language.split('-')[0] === wish.split('-')[0])?.language ?? null;

/** Lifts cues that have no place of their own above the controls. */
const lift = (track: TextTrack, isLifted: boolean): void => {
  for (const cue of Array.from(track.cues ?? [])) {
    if (!(cue instanceof VTTCue) || (cue.line !== 'auto' && cue.line !== -4)) continue;
    cue.line = isLifted ? -4 : 'auto';
  }
};

/**
 * Which captions show. The member's last choice counts; before the first choice,
 * captions in the page's language are on.
 */
export const useCaptions = (
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly Captions[],
  locale: string,
  areControlsVisible: boolean,
) => {
  const [language, setLanguage] = useState<string | null>(null);

  useEffect(() => {
    const wish = stored();
    setLanguage(wish === 'off' ? null : first(captions, wish ?? locale));
  }, [captions, locale]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const tracks = Array.from(element.textTracks);
    const shown = tracks.find((track) => track.language === language);
    for (const track of tracks) track.mode = track === shown ? 'showing' : 'disabled';
    if (!shown) return;
    const place = () => lift(shown, areControlsVisible);
    place();
    // A file that arrives later is placed before its first cue shows; `load` does not bubble.
    element.addEventListener('load', place, true);
    shown.addEventListener('cuechange', place);
    return () => {
      element.removeEventListener('load', place, true);
      shown.removeEventListener('cuechange', place);
    };
  }, [video, language, captions, areControlsVisible]);

  const choose = (next: string | null) => {
    setLanguage(next);
    try {
      localStorage.setItem(CAPTIONS_KEY, next ?? 'off');
    } catch {
      // A browser without storage forgets the choice.
    }
  };
  return {
    language,
    choose,
    toggle: () => {
      const next = language ? null : (first(captions, locale) ?? captions[0]?.language ?? null);
      choose(next);
      return next;
    },
  };
};
