/** Describes an element so that people can find it. */
export function describeElement(element: Element): string {
  const id =
    element.id && !element.id.startsWith('«') && !/:r/.test(element.id) ? `#${element.id}` : '';
  const role = element.getAttribute('role');
  const named = element.classList[0] ? `.${element.classList[0]}` : '';
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ');
  const quote = text ? ` “${text.length > 40 ? `${text.slice(0, 39)}…` : text}”` : '';
  return `<${element.localName}${id}${role ? ` role=${role}` : ''}${named}>${quote}`;
}

/** Whether an element is visible according to its styles. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  }) && !isVisuallyHidden(element);

/** Whether an element is visually hidden text for screen readers, or inside such text. */
export function isVisuallyHidden(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { clipPath, clip, overflow, position } = getComputedStyle(box);
    if (clipPath === 'inset(50%)' || clipPath === 'inset(100%)') return true;
    if (position !== 'absolute' && position !== 'fixed') continue;
    if (/^rect\((0|1px)/.test(clip)) return true;
    if (overflow !== 'visible' && box.clientWidth <= 1 && box.clientHeight <= 1) return true;
  }
  return false;
}
