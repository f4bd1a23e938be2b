import type { Mock } from '../mock';
import { MOCK_SENTINEL } from '../sentinel';
import { InspectorElement } from './element';

const NAME = 'gschool-mock-inspector';

/**
 * Adds the inspector at the end of the page. On wide pages, its button is at the bottom of this
 * side.
 */
export function showInspector(mock: Mock, side: 'start' | 'end' = 'start'): InspectorElement {
  if (!customElements.get(NAME)) customElements.define(NAME, InspectorElement);
  const element = document.createElement(NAME) as InspectorElement;
  element.mock = mock;
  element.dataset['side'] = side;
  element.setAttribute('data-sentinel', MOCK_SENTINEL);
  document.body.append(element);
  return element;
}
