/** The parts of a keyboard event of React or of the browser. */
interface PressedKey {
  key: string;
  keyCode?: number;
  isComposing?: boolean;
  nativeEvent?: { isComposing: boolean };
}

/**
 * The key of an event, or an empty text while an input method composes a word. Escape, Enter and
 * the arrows then belong to the input method: they must not close a dialog or send a form. Safari
 * sends the key that ends a composition as an ordinary one, with the key code 229.
 */
export const getPressedKey = (event: PressedKey): string =>
  event.isComposing || event.nativeEvent?.isComposing || event.keyCode === 229 ? '' : event.key;
