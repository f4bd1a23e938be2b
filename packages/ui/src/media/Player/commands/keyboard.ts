import { getShortcutKey, type ShortcutKey } from '../../../internal/getPressedKey';

/** A command for the player. */
export type Command =
  | { type: 'toggle' | 'play' | 'pause' | 'mute' | 'fullscreen' | 'pip' | 'captions' }
  | { type: 'previous' | 'next' | 'shortcuts' }
  /** Seconds; negative goes back. */
  | { type: 'seekBy'; seconds: number }
  /** 0 is the start, 1 the end. */
  | { type: 'seekTo'; fraction: number }
  /** Seconds from the start. */
  | { type: 'goTo'; seconds: number }
  /** A fraction of the full volume. */
  | { type: 'volumeBy'; by: number }
  /** Steps on the list of speeds. */
  | { type: 'rateBy'; steps: 1 | -1 };

/** The focused element, which handles the keys that it needs. */
export type KeyTarget = 'surface' | 'button' | 'seek' | 'volume' | 'menu';

export interface Key extends ShortcutKey {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const commands = new Map<string, Command>(
  Object.entries<Command>({
    ' ': { type: 'toggle' },
    k: { type: 'toggle' },
    j: { type: 'seekBy', seconds: -10 },
    l: { type: 'seekBy', seconds: 10 },
    // Time runs left to right in every language (see Player.mdx), so arrows are not mirrored.
    arrowleft: { type: 'seekBy', seconds: -5 },
    arrowright: { type: 'seekBy', seconds: 5 },
    arrowup: { type: 'volumeBy', by: 0.05 },
    arrowdown: { type: 'volumeBy', by: -0.05 },
    home: { type: 'seekTo', fraction: 0 },
    end: { type: 'seekTo', fraction: 1 },
    m: { type: 'mute' },
    f: { type: 'fullscreen' },
    i: { type: 'pip' },
    c: { type: 'captions' },
    '<': { type: 'rateBy', steps: -1 },
    '>': { type: 'rateBy', steps: 1 },
    '?': { type: 'shortcuts' },
  }),
);

const shiftCommands = new Map<string, Command>([
  ['n', { type: 'next' }],
  ['p', { type: 'previous' }],
]);

const reservedKeys: Readonly<Record<KeyTarget, RegExp | null>> = {
  surface: null,
  button: /^( |enter)$/,
  seek: null,
  volume: /^(arrow.*|home|end)$/,
  menu: /^(arrow.*|home|end| |enter)$/,
};

/** The command of a key, or `null` if it has none or belongs to the focused control. */
export const getCommand = (event: Key, target: KeyTarget): Command | null => {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const key = getShortcutKey(event);
  if (reservedKeys[target]?.test(key)) return null;
  if (/^\d$/.test(key)) return { type: 'seekTo', fraction: Number(key) / 10 };
  return (event.shiftKey ? shiftCommands.get(key) : undefined) ?? commands.get(key) ?? null;
};

const repeatable: readonly Command['type'][] = ['seekBy', 'volumeBy', 'rateBy'];

/** Whether a command runs again while its key is held. A switch would flicker. */
export const isRepeatable = ({ type }: Command): boolean => repeatable.includes(type);
