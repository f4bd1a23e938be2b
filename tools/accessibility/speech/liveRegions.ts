const liveSelector =
  '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log], output';

/** Mutations within this many milliseconds count as one change, as in browsers. */
const windowLength = 120;

export interface LiveMessage {
  /**
   * `silent`: the region was added together with its text. Many screen readers do not announce such
   * text.
   */
  politeness: 'polite' | 'assertive' | 'silent';
  text: string;
}

const politenessOf = (region: Element) =>
  region.getAttribute('aria-live') === 'assertive' || region.role === 'alert'
    ? 'assertive'
    : 'polite';

const isShown = (element: Element) =>
  element.isConnected &&
  element.checkVisibility({ checkVisibilityCSS: true }) &&
  !element.closest('[aria-hidden=true], [inert]');

/** The text of an element that assistive technology receives, without hidden text. */
function getText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || !isShown(node)) return '';
  const name = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  return name ?? [...node.childNodes].map(getText).join(' ');
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a change announces the whole region, or only the added text. */
const isAtomic = (region: Element) =>
  region.hasAttribute('aria-atomic')
    ? region.getAttribute('aria-atomic') === 'true'
    : region.role === 'alert' || region.role === 'status' || region.localName === 'output';

/** Whether a change of this kind is announced. By default, ARIA announces additions and text. */
const isRelevant = (region: Element, type: MutationRecordType) =>
  (region.getAttribute('aria-relevant') ?? 'additions text').includes(
    type === 'characterData' ? 'text' : 'additions',
  );

/**
 * Whether a new region is only part of new content, such as the number of classes above a list. A
 * busy part of the page counts, too: it is read once it is complete.
 */
const isContent = (region: Element, addedNode: Element) =>
  region.role !== 'alert' &&
  (region.closest('[aria-busy=true]') !== null ||
    clean(getText(addedNode)) !== clean(getText(region)));

/** Calls `announce` once for each change in a live region. */
export function watchLiveRegions(announce: (message: LiveMessage) => void): void {
  const known = new Set<Element>(document.querySelectorAll(liveSelector));
  let pending: MutationRecord[] = [];

  const flush = () => {
    const records = pending;
    pending = [];
    const changed = new Map<Element, Node[]>();
    const addChange = (region: Element, nodes: readonly Node[]) =>
      changed.set(region, [...(changed.get(region) ?? []), ...nodes]);
    for (const { target, addedNodes, type } of records) {
      const parent = target instanceof Element ? target : target.parentElement;
      const region = parent?.closest(liveSelector);
      const nodes = type === 'childList' ? [...addedNodes] : [target];
      // Removed text is not announced.
      if (region && known.has(region) && nodes.length > 0 && isRelevant(region, type))
        addChange(region, nodes);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const inner of [node, ...node.querySelectorAll(liveSelector)])
          if (inner.matches(liveSelector) && !known.has(inner) && !isContent(inner, node))
            addChange(inner, [inner]);
      }
    }
    for (const [region, nodes] of changed) {
      if (!isShown(region)) continue;
      const isNew = !known.has(region);
      const added =
        isAtomic(region) || isNew ? [region] : [...new Set(nodes)].filter((one) => one.isConnected);
      const text = clean(added.map(getText).join(' '));
      if (!text) continue;
      const isSilent = isNew && region.role !== 'alert';
      announce({ politeness: isSilent ? 'silent' : politenessOf(region), text });
    }
    for (const region of document.querySelectorAll(liveSelector)) known.add(region);
  };

  new MutationObserver((records) => {
    if (pending.length === 0) setTimeout(flush, windowLength);
    pending.push(...records);
  }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
}
