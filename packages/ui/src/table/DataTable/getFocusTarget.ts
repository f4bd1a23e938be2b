const focusable = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  '[tabindex]',
  '[contenteditable=true]',
].join(', ');

/** Fields that use the arrow keys or letters themselves. */
const field =
  'select, textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** The controls in a cell, in order. */
export const getControls = (cell: Element): HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>(focusable),
];

/** Whether the element uses the keys of the grid. */
export const isField = (element: Element): boolean => element.matches(field);

/**
 * The element that has focus when its cell is the current one: the only control of the cell, or the
 * cell. From a cell with several controls or a field, Enter leads to the first one.
 */
export function getFocusTarget(cell: HTMLElement): HTMLElement {
  const [first, second] = getControls(cell);
  return first && !second && !isField(first) ? first : cell;
}
