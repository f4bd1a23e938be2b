import type { Mock } from '../mock';
import { MOCK_SENTINEL } from '../sentinel';
import { InspectorElement } from './element';

const NAME = 'gschool-mock-inspector';

/** Adds the inspector at the end of the page. */
export function showInspector(mock: Mock): InspectorElement {
  if (!customElements.get(NAME)) customElements.define(NAME, InspectorElement);
  const element = document.createElement(NAME) as InspectorElement;
  element.mock = mock;
  element.setAttribute('data-sentinel', MOCK_SENTINEL);
  document.body.append(element);
  return element;
}
