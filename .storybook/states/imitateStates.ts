/** A state of the pointer or of the keyboard that only a person can cause. */
export type ImitatedState = 'hover' | 'active' | 'focus' | 'focus-visible' | 'focus-within';

const ATTRIBUTE = 'data-imitates';
const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** `.a:hover` → `.a:hover, .a[data-imitates~="hover"]` */
export const withImitation = (selector: string): string =>
  selector.includes(ATTRIBUTE) || !selector.match(pseudoClass)
    ? selector
    : `${selector}, ${selector.replace(pseudoClass, `[${ATTRIBUTE}~="$1"]`)}`;

function extendRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = withImitation(rule.selectorText);
      if (selector !== rule.selectorText) rule.selectorText = selector;
    }
    if (rule instanceof CSSGroupingRule) extendRules(rule.cssRules);
  }
}

/**
 * Lets the style sheets of the page show states of elements that are marked with `imitate`. A rule
 * keeps its place and its specificity, so an element looks as it does in a person's hands. Call it
 * again after style sheets have been added.
 */
export function imitateInStyleSheets(): void {
  for (const sheet of document.styleSheets) extendRules(sheet.cssRules);
}

const FOCUSABLE =
  'a[href], :is(button, input:not([type=hidden]), select, textarea):not(:disabled), summary, [tabindex="0"]';

/** The first control in an element that can be seen: the one whose states are shown. */
export const findControl = (root: Element): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].find((control) => control.checkVisibility());

const mark = (elements: readonly Element[], states: readonly ImitatedState[]) => {
  for (const element of elements) element.setAttribute(ATTRIBUTE, states.join(' '));
};

/**
 * Marks a control in an element, by default the first one, as if it were in these states. As in a
 * browser, the pointer is also on what contains the control, and on its label; the focus is only on
 * the control.
 */
export function imitate(
  root: Element,
  states: readonly ImitatedState[],
  control = findControl(root),
): void {
  if (!control || states.length === 0) return;
  const containers: Element[] = [];
  for (let one = control.parentElement; one && one !== root; one = one.parentElement)
    containers.push(one);
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  if (states.includes('focus-visible')) {
    mark(containers, ['focus-within']);
    mark([control], [...states, 'focus-within']);
  } else mark([...containers, ...labels, control], states);
}
