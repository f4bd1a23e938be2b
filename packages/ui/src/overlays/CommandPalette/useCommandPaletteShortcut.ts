import { useShortcuts } from '../../internal/shortcut/useShortcuts';

/**
 * Calls `onOpen` for Ctrl+K or Command+K, also in text fields. It does nothing while a dialog or a
 * full-screen video is open.
 */
export function useCommandPaletteShortcut(
  onOpen: () => void,
  /** Other keys, in the notation of `useShortcuts`. */
  keys = 'Mod+K',
): void {
  useShortcuts([{ keys, onPress: onOpen, worksInFields: true }]);
}
