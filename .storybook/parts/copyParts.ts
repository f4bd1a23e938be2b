import * as styles from './copyParts.css';

const CONTROL =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role^=menuitem], [role=option], [role=separator][tabindex="0"]';

const NATIVE_FIELD = 'input, select, textarea';
/** The cells of a table, which show the focus of what they contain. */
const CELL = '[role=gridcell], [role=rowheader], [role=columnheader]';

/** One of several controls that look alike, with a name for all of them. */
export interface ControlKind {
  name: string;
  control: HTMLElement;
  isDisabled: boolean;
}

const isDisabled = (control: Element) => control.matches(':disabled, [aria-disabled=true]');

const getName = (control: HTMLElement): string => {
  // The element is from another document, whose classes are not those of this one.
  const [label] = (control as HTMLInputElement).labels ?? [];
  const name = control.getAttribute('aria-label') ?? label?.innerText ?? control.innerText ?? '';
  return (
    name.replaceAll(/\s+/g, ' ').trim() ||
    control.getAttribute('name') ||
    control.tagName.toLowerCase()
  ).slice(0, 40);
};

/** Controls with the same tag, role and classes look alike. */
const getKind = (control: Element): string =>
  [
    control.tagName,
    control.getAttribute('role'),
    control.getAttribute('type'),
    control.className,
    isDisabled(control),
  ].join(' ');

/** The controls that can be seen in an element: one of each kind. */
export function findControlKinds(root: HTMLElement): ControlKind[] {
  const kinds = new Map<string, ControlKind>();
  for (const control of [root, ...root.querySelectorAll<HTMLElement>('*')]) {
    if (!control.matches(CONTROL) || !control.checkVisibility()) continue;
    const kind = getKind(control);
    if (!kinds.has(kind))
      kinds.set(kind, { control, name: getName(control), isDisabled: isDisabled(control) });
  }
  return [...kinds.values()];
}

/** A copy for this document, without what only its own document can refer to. */
function copy(element: HTMLElement, isDeep: boolean): HTMLElement {
  const copied = document.importNode(element, isDeep);
  for (const one of [copied, ...copied.querySelectorAll('*')]) {
    for (const name of ['id', 'for', 'aria-controls', 'aria-describedby', 'data-highlighted'])
      one.removeAttribute(name);
  }
  // The direction is that of the page which shows the copy.
  copied.removeAttribute('dir');
  return copied;
}

/** As wide as it is in its story, in px; a line's height is the page's. */
const copyWidth = (copied: HTMLElement, original: Element) => {
  copied.style.inlineSize = `${original.getBoundingClientRect().width}px`;
};

/** A whole part, outside the layer that places it. */
export function copyPart(part: HTMLElement): HTMLElement {
  const copied = copy(part, true);
  copied.classList.add(styles.part);
  copyWidth(copied, part);
  return copied;
}

const hasBackground = (element: HTMLElement): boolean => {
  const { backgroundColor = '' } =
    element.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
  return backgroundColor !== 'rgba(0, 0, 0, 0)';
};

/** What is drawn for a control: a field has its box and its marks beside the input. */
function getDrawn(control: HTMLElement): HTMLElement {
  const cell = control.closest<HTMLElement>(CELL);
  if (cell) return cell;
  const box = control.matches(NATIVE_FIELD)
    ? (control.closest('label') ?? control.parentElement)
    : control;
  return box ?? control;
}

/**
 * A control with its ancestors, whose styles may apply to it. They have no boxes, except the nearest
 * one with a background, which is what the control is on.
 */
export function copyControl({ control }: ControlKind, root: HTMLElement): HTMLElement {
  const drawn = getDrawn(control);
  let copied = copy(drawn, true);
  copied.classList.add(styles.control);
  if (drawn.getBoundingClientRect().width > 160) copyWidth(copied, drawn);
  let needsBackground = true;
  const end = root.ownerDocument.body;
  for (let one = drawn.parentElement; one && one !== end; one = one.parentElement) {
    const ancestor = copy(one, false);
    ancestor.removeAttribute('style');
    const isGround = needsBackground && hasBackground(one);
    if (isGround) needsBackground = false;
    ancestor.classList.add(isGround ? styles.ground : styles.boxless);
    ancestor.append(copied);
    copied = ancestor;
  }
  return copied;
}
