import { expect, it, vi } from 'vitest';

import { preventFrameFocus } from './preventFrameFocus';

it('lets a page focus an element only while the person is in the frame', () => {
  const focus = vi.fn();
  const elements = { focus };
  let isInside = false;
  preventFrameFocus({ hasFocus: () => isInside }, elements);
  elements.focus({ preventScroll: true });
  expect(focus).not.toHaveBeenCalled();
  isInside = true;
  elements.focus({ preventScroll: true });
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});
