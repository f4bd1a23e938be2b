import { babelParse, types as t } from 'storybook/internal/babel';

import { getChildren, getRange, replaceRange } from './namedCode';

const listElements = (node: t.Node): t.JSXOpeningElement[] => [
  ...(t.isJSXOpeningElement(node) ? [node] : []),
  ...getChildren(node).flatMap(listElements),
];

/**
 * Replaces a prop of every JSX element with this name, or removes it if `code` is null. If no
 * element has the prop, it is added to all of them.
 *
 * @param prop the element and the prop: `Button.disabled`
 */
export function replaceProp(text: string, prop: string, code: string | null): string {
  const [element = '', name = ''] = prop.split('.');
  const elements = listElements(babelParse(text).program).filter((one) =>
    t.isJSXIdentifier(one.name, { name: element }),
  );
  if (elements.length === 0) throw new Error(`There is no <${element}>`);
  const attributes = elements.flatMap(({ attributes: all }) =>
    all.filter((one) => t.isJSXAttribute(one) && t.isJSXIdentifier(one.name, { name })),
  );
  const written = code === null ? '' : `${name}=${code}`;
  const places =
    attributes.length > 0
      ? attributes.map(getRange)
      : elements.map(({ name: tag }) => ({ start: tag.end ?? 0, end: tag.end ?? 0 }));
  return places.reduceRight(
    (changed, place) =>
      replaceRange(changed, place, place.start === place.end ? ` ${written}` : written),
    text,
  );
}
