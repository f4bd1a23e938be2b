import { describeElement, isShown } from './element';

/** Fields that an on-screen keyboard types into, and selects. iOS zooms to both. */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden], [type=color], [type=submit], [type=button]), select, textarea, [contenteditable=true]';

/** iOS zooms the page when a field with smaller text gets focus. */
const LEAST_PX = 16;

/** Finds the fields whose text is under 16 px in the small font size. */
export function findSmallFields(): string[] {
  const fields = [...document.querySelectorAll(FIELDS)].filter(
    (field) => isShown(field) && !field.closest('.sb-wrapper, #storybook-docs'),
  );
  // Another font size changes the layout of the whole page, which takes time.
  if (fields.length === 0) return [];
  const root = document.documentElement;
  const before = root.getAttribute('data-font-size');
  root.setAttribute('data-font-size', 'small');
  const found = fields.flatMap((field) => {
    const { fontSize } = getComputedStyle(field);
    return Number.parseFloat(fontSize) < LEAST_PX ? [`${describeElement(field)}: ${fontSize}`] : [];
  });
  if (before === null) root.removeAttribute('data-font-size');
  else root.setAttribute('data-font-size', before);
  return found;
}
