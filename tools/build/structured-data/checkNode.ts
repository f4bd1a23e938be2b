import { vocabulary, type ValueKind } from './vocabulary';

const isAbsoluteUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^https:\/\/[^\s{}]+$/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isDate = (text: string) => !Number.isNaN(Date.parse(text));
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

const checks: Readonly<Record<ValueKind, (value: unknown) => boolean>> = {
  text: isText,
  language: matches(/^[a-z]{2}$/),
  url: isAbsoluteUrl,
  date: (value) => matches(/^\d{4}-\d\d-\d\d$/)(value) && isDate(value as string),
  // The UTC offset is required; without it, readers would have to guess the time zone.
  dateTime: (value) =>
    matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)(value) && isDate(value as string),
  duration: matches(/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/),
  price: matches(/^\d+(\.\d{2,3})?$/),
  currency: matches(/^[A-Z]{3}$/),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  enumeration: matches(/^https:\/\/schema\.org\/[A-Z][A-Za-z]+$/),
  template: matches(/search_term_string/),
  node: () => true,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All values of a property. */
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** A node of a page with its type in the vocabulary. */
export type PageNode = Record<string, unknown> & { '@type': string };

/** The nodes in a value, including nested ones. Ids without a type are not nodes. */
export const listNodes = (value: unknown): readonly PageNode[] =>
  toList(value).flatMap((one) =>
    isObject(one)
      ? [
          ...('@type' in one ? [one as PageNode] : []),
          ...Object.values(one).flatMap((inner) => listNodes(inner)),
        ]
      : [],
  );

function checkValue(name: string, value: unknown, kind: ValueKind): readonly string[] {
  if (kind === 'node') {
    // A breadcrumb entry refers to a page by its URL.
    const isNode = name === 'item' && isAbsoluteUrl(value) ? true : isObject(value);
    const isReference = isObject(value) && !('@type' in value);
    if (!isNode) return [`${name} is not a node`];
    return isReference && !isAbsoluteUrl(value['@id']) ? [`${name} has no absolute id`] : [];
  }
  return checks[kind](value) ? [] : [`${name} is not a ${kind}: ${JSON.stringify(value)}`];
}

/**
 * The errors of a node: unknown types and names, missing properties, and values of the wrong kind.
 */
export function checkNode(node: PageNode): readonly string[] {
  const type = vocabulary[node['@type']];
  if (!type) return [`unknown type ${node['@type']}`];
  const missing = type.required.filter((name) => !(name in node)).map((name) => `no ${name}`);
  const wrong = Object.entries(node).flatMap(([name, value]) => {
    if (name === '@type') return [];
    if (name === '@id') return isAbsoluteUrl(value) ? [] : ['@id is not absolute'];
    const kind = type.properties[name];
    if (!kind) return [`unknown property ${name}`];
    return toList(value).flatMap((one) => checkValue(name, one, kind));
  });
  return [...missing, ...wrong].map((error) => `${node['@type']}: ${error}`);
}
