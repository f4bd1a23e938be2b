import type { EntryEditor } from '@gschool/data/content';
import { useEffect, useState } from 'react';

/** A pause in typing, in milliseconds: longer than the preview takes to show a key. */
export const TYPING_PAUSE_MS = 200;

/**
 * The editor of an entry for what is around its form: after a key, it stays the same until a pause in
 * typing, so that the browser shows the key and the preview first. Other changes are there at once.
 */
export function useSettledEditor(editor: EntryEditor): EntryEditor {
  const [settled, setSettled] = useState(editor);
  const isTyped =
    editor.status === settled.status &&
    editor.entry !== settled.entry &&
    editor.entry !== null &&
    settled.entry !== null;
  useEffect(() => {
    if (!isTyped) return undefined;
    const timer = setTimeout(() => setSettled(editor), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [editor, isTyped]);
  if (isTyped || settled === editor) return settled;
  setSettled(editor);
  return editor;
}
