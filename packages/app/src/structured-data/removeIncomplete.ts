import type { StructuredDataNode } from './node';

/**
 * The properties that search engines require for each type. A node without one of them is left out
 * (`removeIncomplete`).
 */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ['ratingValue', 'reviewCount'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider'],
  EntryPoint: ['urlTemplate'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Movie: ['name', 'image'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['name'],
  Product: ['name', 'image'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target'],
  TVSeries: ['name', 'image'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  VirtualLocation: ['url'],
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean).filter((one) => !isEmpty(one));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, clean(one)] as const);
  const properties = Object.fromEntries(entries.filter(([, one]) => !isEmpty(one)));
  const needed = requiredProperties[String(properties['@type'])] ?? [];
  const isComplete = needed.every((name) => name in properties);
  // A node with only a type is empty. A node without a type refers to another node.
  const hasContent = Object.keys(properties).some((name) => name !== '@type');
  return isComplete && hasContent ? properties : undefined;
}

/**
 * Removes empty properties, and nodes without a required property, such as a movie without the URL
 * of its picture. An app without an origin therefore has no nodes that need absolute URLs.
 */
export const removeIncomplete = (
  nodes: readonly StructuredDataNode[],
): readonly StructuredDataNode[] => clean(nodes) as readonly StructuredDataNode[];
