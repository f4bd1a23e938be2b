import { fireEvent } from 'storybook/test';

import { settle } from './settle';

/**
 * Presses Escape on the focused element as an input method does that ends the composition of a word,
 * in both forms that browsers have, and waits for what it would close. A layer must stay open.
 */
export async function endComposition(): Promise<void> {
  const target = document.activeElement ?? document.body;
  const escape = { key: 'Escape', code: 'Escape' };
  await fireEvent.keyDown(target, { ...escape, isComposing: true });
  // Safari sends it after the end of the composition.
  await fireEvent.keyDown(target, { ...escape, keyCode: 229 });
  await settle();
}
