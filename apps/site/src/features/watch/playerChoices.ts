import { defaultCaptionStyle, type CaptionStyle, type Volume } from '@gschool/ui/player';

/** How a member likes the player; the same for every class on this device. */
export interface PlayerChoices {
  volume: Volume;
  captionStyle: CaptionStyle;
  /** Whether what comes next begins by itself. */
  isAutoplayOn: boolean;
}

/** Where the choices are kept. Without the word that clear-all looks for (decisions, "Caches"). */
export const PLAYER_KEY = 'gschool.player';

/** Before anybody chose. */
export const defaultChoices: PlayerChoices = {
  volume: { volume: 1, isMuted: false },
  captionStyle: defaultCaptionStyle,
  isAutoplayOn: true,
};

const looks: { [Part in keyof CaptionStyle]: readonly CaptionStyle[Part][] } = {
  size: ['small', 'medium', 'large', 'huge'],
  color: ['white', 'yellow', 'green', 'cyan'],
  background: ['solid', 'half', 'none'],
  edge: ['none', 'shadow', 'outline'],
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const oneOf = <Value>(known: readonly Value[], value: unknown, otherwise: Value): Value =>
  known.find((each) => each === value) ?? otherwise;

const booleanOr = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

/** The choices in a kept text; whatever is not understood is as before anybody chose. */
export const decodeChoices = (text: string | null): PlayerChoices => {
  let kept: Fields = {};
  try {
    kept = fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    // Somebody else's text under our key.
  }
  const { volume, isMuted } = fieldsOf(kept['volume']);
  const style = fieldsOf(kept['captionStyle']);
  const usual = defaultChoices;
  return {
    volume: {
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
      isMuted: booleanOr(isMuted, usual.volume.isMuted),
    },
    captionStyle: {
      size: oneOf(looks.size, style['size'], usual.captionStyle.size),
      color: oneOf(looks.color, style['color'], usual.captionStyle.color),
      background: oneOf(looks.background, style['background'], usual.captionStyle.background),
      edge: oneOf(looks.edge, style['edge'], usual.captionStyle.edge),
    },
    isAutoplayOn: booleanOr(kept['isAutoplayOn'], usual.isAutoplayOn),
  };
};
