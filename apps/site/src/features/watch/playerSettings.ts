import { defaultCaptionStyle, type CaptionStyle, type Volume } from '@gschool/ui/player';

/** The player settings of a member; they apply to every class on this device. */
export interface PlayerSettings {
  volume: Volume;
  captionStyle: CaptionStyle;
  /** Whether the next class starts automatically. */
  isAutoplayOn: boolean;
}

/**
 * The storage key. It must not contain "cache", which clear-all looks for
 * (docs/product/watching.md#player-settings).
 */
export const PLAYER_SETTINGS_KEY = 'gschool.player';

/** The settings before the member changes any. */
export const defaultPlayerSettings: PlayerSettings = {
  volume: { volume: 1, isMuted: false },
  captionStyle: defaultCaptionStyle,
  isAutoplayOn: true,
};

const captionStyleOptions: { [Part in keyof CaptionStyle]: readonly CaptionStyle[Part][] } = {
  size: ['small', 'medium', 'large', 'huge'],
  color: ['white', 'yellow', 'green', 'cyan'],
  background: ['solid', 'half', 'none'],
  edge: ['none', 'shadow', 'outline'],
};

type Fields = Readonly<Record<string, unknown>>;

const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const knownValueOr = <Value>(known: readonly Value[], value: unknown, fallback: Value): Value =>
  known.find((each) => each === value) ?? fallback;

const booleanOr = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;

/** Parses stored settings. Values that are not valid fall back to the defaults. */
export const parsePlayerSettings = (text: string | null): PlayerSettings => {
  let stored: Fields = {};
  try {
    stored = toFields(JSON.parse(text ?? '{}'));
  } catch {
    // The stored text is not JSON.
  }
  const { volume, isMuted } = toFields(stored['volume']);
  const style = toFields(stored['captionStyle']);
  const defaults = defaultPlayerSettings;
  return {
    volume: {
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
      isMuted: booleanOr(isMuted, defaults.volume.isMuted),
    },
    captionStyle: {
      size: knownValueOr(captionStyleOptions.size, style['size'], defaults.captionStyle.size),
      color: knownValueOr(captionStyleOptions.color, style['color'], defaults.captionStyle.color),
      background: knownValueOr(
        captionStyleOptions.background,
        style['background'],
        defaults.captionStyle.background,
      ),
      edge: knownValueOr(captionStyleOptions.edge, style['edge'], defaults.captionStyle.edge),
    },
    isAutoplayOn: booleanOr(stored['isAutoplayOn'], defaults.isAutoplayOn),
  };
};
