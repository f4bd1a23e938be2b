import { isShown } from './element';
import { getFocused } from './tabStops';
import { getVisibleTarget } from './focusTarget';

/** A group of controls that arrow keys move through: radio buttons, tabs, menu items. */
export interface ArrowGroup {
  kind: 'radio' | 'tab' | 'menu';
  /** The number of items that can be reached. */
  count: number;
  isVertical: boolean;
  about: string;
}

let groups: Element[][] = [];

/** Finds the groups of a page; `focusItem` takes their index. */
export function findArrowGroups(): ArrowGroup[] {
  const named = new Map<string, Element[]>();
  const add = (key: string, element: Element) =>
    named.set(key, [...(named.get(key) ?? []), element]);
  document.querySelectorAll<HTMLInputElement>('input[type=radio]').forEach((radio) => {
    if (isUsable(radio)) add(`radio/${radio.form?.id ?? ''}/${radio.name}`, radio);
  });
  collect('radio', '[role=radiogroup]', '[role=radio]', add);
  collect('tab', '[role=tablist]', '[role=tab]', add);
  collect('menu', '[role=menu], [role=menubar]', '[role^=menuitem]', add);
  groups = [...named.values()].filter((items) => items.length > 1);
  return [...named]
    .filter(([, items]) => items.length > 1)
    .map(([key, items]) => {
      const holder = items[0]!.closest(
        '[aria-orientation], [role=menu], [role=tablist], [role=radiogroup]',
      );
      const isMenu = key.startsWith('menu');
      return {
        kind: key.split('/')[0] as ArrowGroup['kind'],
        count: items.length,
        isVertical:
          holder?.getAttribute('aria-orientation') === 'vertical' ||
          (isMenu && holder?.getAttribute('role') === 'menu'),
        about: `${key.split('/')[0]} group of ${items.length} (${key.split('/').at(-1)})`,
      };
    });
}

function collect(
  kind: string,
  holders: string,
  items: string,
  add: (key: string, element: Element) => void,
): void {
  document.querySelectorAll(holders).forEach((holder, index) => {
    holder.querySelectorAll(items).forEach((item) => {
      if (item.closest(holders) === holder && isUsable(item)) add(`${kind}/${index}`, item);
    });
  });
}

const isUsable = (element: Element) =>
  !element.matches(':disabled, [aria-disabled=true]') &&
  !element.closest('[inert]') &&
  isShown(getVisibleTarget(element));

/** Focuses a group's current item, or the item with the given index. Returns its index. */
export function focusItem(group: number, index?: number): number {
  const items = groups[group] ?? [];
  const current = items.findIndex(
    (item) =>
      (item as HTMLInputElement).checked === true ||
      item.matches('[aria-checked=true], [aria-selected=true], [tabindex="0"]'),
  );
  const chosen = index ?? Math.max(0, current);
  (items[chosen] as HTMLElement | undefined)?.focus();
  return chosen;
}

/** The index of the focused item of a group, and the text direction. */
export function getFocusedItem(group: number): { index: number; direction: string } {
  const element = getFocused();
  return {
    index: element ? (groups[group]?.indexOf(element) ?? -1) : -1,
    direction: getComputedStyle(element ?? document.body).direction,
  };
}
