import { rates } from './commands';
import type { PlayerMenuGroup } from './PlayerMenu';
import type { Captions } from './useCaptions';
import type { StreamState } from './useStream';
import type { PlayerWords } from './words';

/** The choice of captions; null where the film has none. */
export const captionsMenu = (
  legend: string,
  captions: readonly Captions[],
  language: string | null,
  choose: (language: string | null) => void,
  words: PlayerWords,
): PlayerMenuGroup | null =>
  captions.length === 0
    ? null
    : {
        legend,
        value: language ?? '',
        onChange: (value) => choose(value || null),
        options: [
          { value: '', label: words.captionsOff },
          ...captions.map((track) => ({ value: track.language, label: track.label })),
        ],
      };

/** The choice of speed. */
export const speedMenu = (
  legend: string,
  rate: number,
  choose: (rate: number) => void,
  words: PlayerWords,
): PlayerMenuGroup => ({
  legend,
  value: String(rate),
  onChange: (value) => choose(Number(value)),
  options: rates.map((value) => ({
    value: String(value),
    label: value === 1 ? words.normal : words.times(value),
  })),
});

/** The choice of rendition; none where there is only one. */
export const qualityMenu = (
  { qualities, quality, setQuality }: StreamState,
  words: PlayerWords,
): PlayerMenuGroup[] =>
  qualities.length < 2
    ? []
    : [
        {
          legend: words.quality,
          value: String(quality),
          onChange: (value) => setQuality(Number(value)),
          options: [
            { value: '-1', label: words.automatic },
            ...qualities.map(({ index, height }) => ({
              value: String(index),
              label: words.lines(height),
            })),
          ],
        },
      ];
