import { useEffect, useState } from 'react';

import { useEffectEvent } from '../useEffectEvent';
import { createShortcutMatcher } from './createShortcutMatcher';
import { parseShortcut } from './parseShortcut';

/** Keys of an app, and what they do. */
export interface Shortcut {
  /**
   * The keys. `Mod` is Command on Apple computers and Control on others; the other modifiers are
   * `Ctrl`, `Alt` and `Shift`. Keys that are pressed one after the other are separated by a space:
   * `Mod+K`, `Shift+N`, `?`, `G O`.
   */
  keys: string;
  /** Called when they are pressed. */
  onPress: () => void;
  /**
   * Also in text fields, for keys that type nothing there and do not edit text.
   * @default false
   */
  worksInFields?: boolean | undefined;
}

export interface ShortcutOptions {
  /**
   * Whether shortcuts without `Mod`, `Ctrl` or `Alt` work. People who speak instead of typing must be
   * able to turn them off (WCAG 2.1.4); see `ShortcutsPanel`.
   * @default true
   */
  hasSingleKeys?: boolean | undefined;
}

/** Elements in which keys type text. */
const EDITABLE =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="button"], [type="checkbox"], [type="radio"], [type="range"], [type="submit"])';
/** Lists in which typing a letter moves to an entry that begins with it. */
const FINDS_BY_LETTER = '[role="menu"], [role="listbox"], [role="combobox"]';

/** Whether a key belongs to the focused element, so that no shortcut may take it. */
const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${EDITABLE}, ${FINDS_BY_LETTER}`) !== null;

const isSingleKey = (keys: string): boolean =>
  parseShortcut(keys).some((chord) => !/\b(mod|ctrl|alt)\b/.test(chord.slice(0, -1).join(' ')));

/**
 * Binds the shortcuts of an app or a page. They do nothing while a person types, while an input
 * method composes a word, and while a dialog or a full-screen video is open. On keyboards without
 * Latin letters, the place of the key decides. The callbacks may change in every render.
 */
export function useShortcuts(
  shortcuts: readonly Shortcut[],
  { hasSingleKeys = true }: ShortcutOptions = {},
): void {
  const [match] = useState(createShortcutMatcher);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const [target = null] = event.composedPath();
    const isTyping = isTypingIn(target);
    const available = shortcuts.filter(
      ({ keys, worksInFields = false }) =>
        (worksInFields || !isTyping) && (hasSingleKeys || !isSingleKey(keys)),
    );
    const keys = match(
      available.map((shortcut) => shortcut.keys),
      event,
      event.timeStamp,
    );
    const shortcut = available.find((one) => one.keys === keys);
    if (!shortcut) return;
    if (document.fullscreenElement || document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    // A held key would run it again and again.
    if (!event.repeat) shortcut.onPress();
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
