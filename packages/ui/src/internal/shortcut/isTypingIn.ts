/** Elements in which keys type text. */
const EDITABLE =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="button"], [type="checkbox"], [type="radio"], [type="range"], [type="submit"])';
/** Lists in which letters find an entry. */
const FINDS_BY_LETTER = '[role="menu"], [role="listbox"], [role="combobox"]';

/** Whether a key belongs to the focused element, so that no shortcut may take it. */
export const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${EDITABLE}, ${FINDS_BY_LETTER}`) !== null;
