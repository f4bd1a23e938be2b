/**
 * Lets code move the focus only while the person is inside this frame. Pages focus their main part
 * or a field when they open; in the preview, that would take the caret from the form in the studio.
 */
export const preventFrameFocus = (
  page: Pick<Document, 'hasFocus'>,
  elements: { focus(options?: FocusOptions): void },
): void => {
  const { focus } = elements;
  elements.focus = function focusInside(this: HTMLElement, options) {
    if (page.hasFocus()) focus.call(this, options);
  };
};
