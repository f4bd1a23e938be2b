/**
 * What a node needs to be of use: the properties that search engines require for its type. A node
 * without one of them is left out (`removeIncomplete`).
 */
export const requiredProperties: Readonly<Record<string, readonly string[]>> = {
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
