import { describe, expect, it } from 'vitest';

import {
  createEvent,
  createItemList,
  createMovie,
  createProduct,
  createVideoObject,
  createWebPage,
  createWebSite,
  removeIncomplete,
} from '.';

const site = { name: 'School', origin: 'https://school.example' };
const unknownOrigin = { name: 'School', origin: undefined };

const page = {
  path: '/movies/chalk',
  title: 'Chalk · School',
  description: 'A climbing gym.',
  breadcrumb: [{ name: 'Home', href: '/' }, { name: 'Chalk' }],
};

const movie = {
  path: '/movies/chalk',
  name: 'Chalk',
  description: 'A climbing gym.',
  sampleNote: 'A sample.',
  image: '/social/movies/chalk.png',
  genres: ['Mystery'],
  directors: [{ name: 'Femi', path: '/cast/femi' }],
  actors: [],
  composers: [],
  authors: [],
  releasedOn: '2026-03-26',
  minutes: 91,
};

describe('an event', () => {
  const event = {
    title: 'Moon salutations',
    description: 'Slowly.',
    startsAt: '2026-10-24T22:30:00.000Z',
    durationMinutes: 180,
    instructorName: 'Gaia',
  };

  it('has the UTC offsets of its time zone, also when the clocks change', () => {
    const node = createEvent(site, { event, path: '/events/moon', zone: 'Europe/Berlin' });
    expect(node).toMatchObject({
      startDate: '2026-10-25T00:30:00+02:00',
      endDate: '2026-10-25T02:30:00+01:00',
    });
  });

  it('takes place online at its page, or at a place', () => {
    const options = { event, path: '/events/moon', zone: 'UTC' };
    expect(createEvent(site, options)).toMatchObject({
      startDate: '2026-10-24T22:30:00Z',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://school.example/events/moon' },
      performer: { '@type': 'Person', name: 'Gaia' },
      organizer: { name: 'School' },
    });
    const place = { name: 'The hall', address: '1 Main Street' };
    expect(createEvent(site, { ...options, place })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'The hall', address: '1 Main Street' },
    });
  });

  it('has the offers that its page shows, and no performer without an instructor', () => {
    const price = { amount: 1500, currency: 'eur' };
    const [node] = removeIncomplete([
      createEvent(site, {
        event: { ...event, instructorName: null },
        path: '/events/moon',
        zone: 'UTC',
        offers: [{ price, path: '/events/moon', isInStock: true }],
      }),
    ]);
    expect(node).not.toHaveProperty('performer');
    expect(node).toMatchObject({
      offers: [{ '@type': 'Offer', price: '15.00', priceCurrency: 'EUR' }],
    });
  });
});

describe('a product', () => {
  const product = {
    id: 'mat',
    name: 'Mat',
    description: 'Five years.',
    path: '/merchandise/product/mat',
    images: ['/social/mat.png', 'https://cdn.example/mat.jpg'],
    price: { amount: 4900, currency: 'usd' },
    isInStock: false,
    rating: { average: 4.5, count: 12 },
  };

  it('has its price, its stock and the average of its reviews', () => {
    expect(removeIncomplete([createProduct(site, product)])).toEqual([
      {
        '@type': 'Product',
        name: 'Mat',
        description: 'Five years.',
        sku: 'mat',
        url: 'https://school.example/merchandise/product/mat',
        image: ['https://school.example/social/mat.png', 'https://cdn.example/mat.jpg'],
        offers: {
          '@type': 'Offer',
          price: '49.00',
          priceCurrency: 'USD',
          url: 'https://school.example/merchandise/product/mat',
          availability: 'https://schema.org/OutOfStock',
          itemCondition: 'https://schema.org/NewCondition',
          seller: { '@type': 'Organization', name: 'School' },
        },
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: 4.5,
          reviewCount: 12,
          bestRating: 5,
          worstRating: 1,
        },
      },
    ]);
  });

  it.each([null, { average: 0, count: 0 }])('has no rating with %o', (rating) => {
    const [node] = removeIncomplete([createProduct(site, { ...product, rating })]);
    expect(node).not.toHaveProperty('aggregateRating');
  });

  it('says nothing of the stock on a page that does not show it', () => {
    const [node] = removeIncomplete([createProduct(site, { ...product, isInStock: undefined })]);
    expect(node?.['offers']).not.toHaveProperty('availability');
  });

  it('has a price in the units of its currency', () => {
    const price = { amount: 4900, currency: 'jpy' };
    expect(createProduct(site, { ...product, price })).toMatchObject({
      offers: { price: '4900', priceCurrency: 'JPY' },
    });
  });
});

describe('incomplete structured data', () => {
  it('is left out without an origin, and with it what refers to it', () => {
    const nodes = removeIncomplete([
      createWebPage(unknownOrigin, page, 'ItemPage'),
      createMovie(unknownOrigin, movie),
    ]);
    expect(nodes).toEqual([
      {
        '@type': 'ItemPage',
        name: 'Chalk · School',
        description: 'A climbing gym.',
        inLanguage: 'en',
      },
    ]);
  });

  it('has no search without an origin', () => {
    const search = (term: string) => `/?q=${term}`;
    const [node] = removeIncomplete([createWebSite(unknownOrigin, search)]);
    expect(node).toEqual({ '@type': 'WebSite', name: 'School' });
    expect(createWebSite(site, search)).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://school.example/?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('leaves out a video before its publication', () => {
    const video = {
      name: 'Encore',
      description: 'Use it up.',
      thumbnail: '/social/encore.png',
      publishedOn: null,
      file: '/clips/encore.mp4',
      seconds: 60,
    };
    expect(removeIncomplete([createVideoObject(site, video)])).toEqual([]);
    const published = { ...video, publishedOn: '2026-11-12' };
    expect(removeIncomplete([createVideoObject(site, published)])).toMatchObject([
      { uploadDate: '2026-11-12T12:00:00Z', duration: 'PT1M' },
    ]);
  });

  it('leaves out a list without entries', () => {
    expect(removeIncomplete([createItemList(site, [])])).toEqual([]);
  });
});

it('a breadcrumb ends with its page', () => {
  expect(createWebPage(site, page)['breadcrumb']).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://school.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Chalk',
        item: 'https://school.example/movies/chalk',
      },
    ],
  });
});

it('a movie is a sample, with a length and a date once it is released', () => {
  expect(createMovie(site, movie)).toMatchObject({
    disambiguatingDescription: 'A sample.',
    datePublished: '2026-03-26',
    duration: 'PT1H31M',
  });
  const [pending] = removeIncomplete([
    createMovie(site, { ...movie, releasedOn: null, minutes: null }),
  ]);
  for (const name of ['datePublished', 'duration', 'actor'])
    expect(pending).not.toHaveProperty(name);
});
