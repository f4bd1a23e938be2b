/** The kind of value that a property needs. `node` is another node, or a node's id. */
export type ValueKind =
  | 'text'
  | 'language'
  | 'url'
  | 'date'
  | 'dateTime'
  | 'duration'
  | 'price'
  | 'currency'
  | 'number'
  | 'enumeration'
  | 'template'
  | 'node';

/** A type of schema.org, with the properties that our pages use. */
interface VocabularyType {
  /**
   * The properties that search engines require for a rich result, or that the type needs to be
   * meaningful.
   */
  required: readonly string[];
  /** The properties that search engines recommend and our pages can show. */
  recommended?: readonly string[];
  properties: Readonly<Record<string, ValueKind>>;
}

const item = { name: 'text', description: 'text', url: 'url', image: 'url' } as const;
const note = { disambiguatingDescription: 'text' } as const;

const page: VocabularyType = {
  required: ['name', 'description', 'url', 'inLanguage', 'isPartOf'],
  properties: {
    ...item,
    inLanguage: 'language',
    isPartOf: 'node',
    breadcrumb: 'node',
    mainEntity: 'node',
  },
};

const title = {
  ...item,
  ...note,
  genre: 'text',
  director: 'node',
  author: 'node',
  musicBy: 'node',
  actor: 'node',
} as const;

/**
 * The part of schema.org 29 that our pages use, with the properties that Google's documentation on
 * rich results requires and recommends (November 2026). A test checks every prerendered page.
 */
export const vocabulary: Readonly<Record<string, VocabularyType>> = {
  WebPage: page,
  AboutPage: page,
  CollectionPage: page,
  ContactPage: { ...page, required: [...page.required, 'mainEntity'] },
  FAQPage: { ...page, required: [...page.required, 'mainEntity'] },
  ItemPage: page,
  ProfilePage: { ...page, required: [...page.required, 'mainEntity'] },
  Organization: {
    required: ['name'],
    recommended: ['url', 'logo', 'sameAs', 'email', 'telephone'],
    properties: {
      ...item,
      logo: 'url',
      sameAs: 'url',
      email: 'text',
      telephone: 'text',
    },
  },
  WebSite: {
    required: ['name', 'url'],
    properties: { ...item, publisher: 'node', potentialAction: 'node' },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    properties: { target: 'node', 'query-input': 'template' },
  },
  EntryPoint: { required: ['urlTemplate'], properties: { urlTemplate: 'template' } },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: 'node' } },
  ItemList: { required: ['itemListElement'], properties: { itemListElement: 'node' } },
  ListItem: {
    required: ['position'],
    properties: { position: 'number', name: 'text', url: 'url', item: 'node' },
  },
  Question: {
    required: ['name', 'acceptedAnswer'],
    properties: { name: 'text', acceptedAnswer: 'node' },
  },
  Answer: { required: ['text'], properties: { text: 'text' } },
  Person: {
    required: ['name'],
    recommended: ['url'],
    properties: { ...item, ...note, jobTitle: 'text' },
  },
  Course: {
    required: ['name', 'description', 'provider'],
    recommended: ['image'],
    properties: { ...item, provider: 'node' },
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl', 'duration'],
    properties: {
      ...item,
      ...note,
      thumbnailUrl: 'url',
      uploadDate: 'dateTime',
      contentUrl: 'url',
      duration: 'duration',
    },
  },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author'],
    recommended: ['description', 'publisher', 'mainEntityOfPage'],
    properties: {
      headline: 'text',
      description: 'text',
      url: 'url',
      image: 'url',
      mainEntityOfPage: 'node',
      datePublished: 'date',
      author: 'node',
      publisher: 'node',
      articleSection: 'text',
      keywords: 'text',
      timeRequired: 'duration',
      inLanguage: 'language',
      video: 'node',
    },
  },
  Movie: {
    // Our titles are samples and must be marked as samples.
    required: ['name', 'image', 'disambiguatingDescription'],
    recommended: ['director', 'description', 'url'],
    properties: { ...title, datePublished: 'date', duration: 'duration' },
  },
  TVSeries: {
    required: ['name', 'image', 'disambiguatingDescription'],
    recommended: ['director', 'description', 'url', 'numberOfSeasons', 'numberOfEpisodes'],
    properties: { ...title, numberOfSeasons: 'number', numberOfEpisodes: 'number' },
  },
  Event: {
    required: ['name', 'startDate', 'location', 'eventAttendanceMode'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'organizer'],
    properties: {
      ...item,
      startDate: 'dateTime',
      endDate: 'dateTime',
      eventStatus: 'enumeration',
      eventAttendanceMode: 'enumeration',
      location: 'node',
      organizer: 'node',
      performer: 'node',
      offers: 'node',
    },
  },
  VirtualLocation: { required: ['url'], properties: { url: 'url' } },
  Place: { required: ['name', 'address'], properties: { name: 'text', address: 'text' } },
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: ['description', 'sku', 'url'],
    properties: {
      ...item,
      sku: 'text',
      category: 'text',
      offers: 'node',
      aggregateRating: 'node',
    },
  },
  Offer: {
    required: ['price', 'priceCurrency', 'url'],
    properties: {
      price: 'price',
      priceCurrency: 'currency',
      url: 'url',
      availability: 'enumeration',
      itemCondition: 'enumeration',
      seller: 'node',
    },
  },
  AggregateRating: {
    required: ['ratingValue', 'reviewCount'],
    properties: {
      ratingValue: 'number',
      reviewCount: 'number',
      bestRating: 'number',
      worstRating: 'number',
    },
  },
};
