/** The parts of a keyboard event of React or of the browser. */
interface PressedKey {
  key: string;
  keyCode?: number;
  isComposing?: boolean;
  nativeEvent?: { isComposing: boolean };
}

/**
 * The key of an event, or an empty string while an input method composes a word. Escape, Enter and
 * the arrow keys then control the input method, so they must not close a dialog or submit a form.
 * For the key that ends a composition, Safari sends an ordinary key event with the key code 229.
 */
export const getPressedKey = (event: PressedKey): string =>
  event.isComposing || event.nativeEvent?.isComposing || event.keyCode === 229 ? '' : event.key;

/**
 * For `onEscapeKeyDown` of a layer: the layer stays open if Escape ends the composition of an input
 * method.
 */
export const ignoreComposition = (event: PressedKey & Pick<Event, 'preventDefault'>): void => {
  if (getPressedKey(event) === '') event.preventDefault();
};

/** The parts of a keyboard event that a shortcut needs. */
export interface ShortcutKey extends PressedKey {
  /** The physical key: `KeyK`. */
  code?: string | undefined;
  shiftKey?: boolean | undefined;
}

const symbolsOfKeys: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Slash: ['/', '?'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
};

/**
 * The key of a shortcut, in lowercase. On a Latin keyboard, it is the typed character, in any
 * layout. Arabic, Greek, Cyrillic and Thai keyboards have no K, so the physical key decides there.
 * Empty while an input method composes a word.
 */
export function getShortcutKey(event: ShortcutKey): string {
  const key = getPressedKey(event);
  if (/^(?:[\x20-\x7e]+|\p{Script=Latin}+)?$/u.test(key)) return key.toLowerCase();
  const { code = '', shiftKey } = event;
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? digit ?? symbolsOfKeys[code]?.[shiftKey ? 1 : 0] ?? key;
}
