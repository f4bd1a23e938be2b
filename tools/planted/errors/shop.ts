import type { PlantedError } from '../plantedError';

const shop = 'apps/shop/src';

/** Errors in the shop: journeys first, then pages in their stories, then small rules. */
export const shopErrors: readonly PlantedError[] = [
  {
    id: 'shop-dead-link',
    promise: 'Every link of the shop leads to an existing page, and to an existing section of it.',
    edits: [
      {
        file: `${shop}/features/pages/ContactPage.tsx`,
        find: '#returns`',
        replace: '#sending-back`',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/shop-pages.spec.ts',
      test: 'every link of the shop works',
    },
  },
  {
    id: 'shop-department-lost-by-an-order',
    promise: 'The category bar marks the current category, however the list is sorted.',
    edits: [
      {
        file: `${shop}/features/shell/DepartmentNav.tsx`,
        find: 'pathname === href ?',
        replace: 'pathname + window.location.search === href ?',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/shop-pages.spec.ts',
      test: 'each layout has its header',
    },
  },
  {
    id: 'shop-paid-items-stay-in-cart',
    promise: 'Items that were paid for are removed from the cart.',
    edits: [
      {
        file: `${shop}/features/orders/OrderNotice.tsx`,
        find: "isOrdered = isPaid || after === 'requested'",
        replace: "isOrdered = after === 'requested'",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/shop-buying.spec.ts',
      test: 'a guest adds to the cart, signs in, pays and tracks the order',
    },
  },
  {
    id: 'shop-canceled-payment-without-a-notice',
    promise: 'A customer who returns without having paid sees that the payment was not made.',
    edits: [
      {
        file: `${shop}/features/orders/OrderNotice.tsx`,
        find: "'cancelled' ? 'orderNotice.cancelledTitle'",
        replace: "'canceled' ? 'orderNotice.cancelledTitle'",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/shop-buying.spec.ts',
      test: 'a canceled payment keeps the order and the cart',
    },
  },
  {
    id: 'shop-more-replaces-the-list',
    promise: 'More products are added after those that are already shown.',
    edits: [
      {
        file: `${shop}/features/products/useProductList.ts`,
        find: 'found.slice(0, page * PAGE_SIZE)',
        replace: 'found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/shop-buying.spec.ts',
      test: 'Back restores the product list',
    },
  },
  {
    id: 'shop-related-forgets-its-movie',
    promise:
      'The page of related movies has the movie in its URL: a link and a reload show the same page.',
    edits: [
      {
        file: `${shop}/features/media/pages/RelatedPage.tsx`,
        find: "params.get('to')",
        replace: "params.get('movie')",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/shop-media.spec.ts',
      test: 'the search on a phone opens a movie by keyboard',
    },
  },
  {
    id: 'shop-members-video-for-guests',
    promise: 'A members-only video does not play for a guest, who sees how to get access instead.',
    edits: [
      {
        file: `${shop}/features/media/video/VideoStage.tsx`,
        find: 'video.isForMembers && !canOpenVideos',
        replace: '!video.isForMembers && !canOpenVideos',
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-shop-media--video-for-members' },
  },
  {
    id: 'shop-region-of-another-country',
    promise: 'After a change of the country, the region of the previous country is removed.',
    edits: [
      {
        file: `${shop}/features/checkout/AddressStep.tsx`,
        find: "name === 'region' || name === 'postalCode';",
        replace: "name === 'postalCode';",
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-shop-orders--checkout' },
  },
  {
    id: 'shop-impossible-number-is-asked-for',
    promise: 'A text that cannot be an order number is rejected without a request.',
    edits: [
      {
        file: `${shop}/features/orders/OrderPage.tsx`,
        find: "known === null || isAppError(order.error, 'notFound')",
        replace: "isAppError(order.error, 'notFound')",
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-shop-orders--order-mistyped' },
  },
  {
    id: 'shop-offline-is-called-a-failure',
    promise: 'A list that cannot be loaded offline says that the device is offline.',
    edits: [
      {
        file: `${shop}/shared/QueryResult.tsx`,
        find: "return 'loadError.offline';",
        replace: "return 'loadError.failed';",
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-shop-products--list-offline' },
  },
  {
    id: 'shop-removal-cannot-be-undone',
    promise: 'An item that was removed from the cart can be restored.',
    edits: [
      {
        file: `${shop}/features/cart/CartLines.tsx`,
        find: 'cart.undo();',
        replace: '',
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-shop-products--cart' },
  },
  {
    id: 'shop-bestseller-is-sold-out',
    promise: 'The bestsellers are products that can be bought.',
    edits: [
      {
        file: `${shop}/features/landing/productLists.ts`,
        find: '!getPriceSummary(product).isSoldOut',
        replace: 'getPriceSummary(product).isSoldOut !== null',
      },
    ],
    noticedBy: { step: 'unit', file: `${shop}/features/landing/productLists.test.ts` },
  },
  {
    id: 'shop-route-without-a-host',
    promise: 'The host serves every URL of the shop, also when it is opened directly.',
    edits: [
      {
        file: `${shop}/routes/tables/merchandise.ts`,
        find: "path: 'merchandise/track-order'",
        replace: "path: 'merchandise/track'",
      },
    ],
    noticedBy: { step: 'unit', file: `${shop}/routes.test.ts` },
  },
  {
    id: 'shop-message-in-one-line',
    promise: 'The contact form opens the email program with the message that was typed.',
    edits: [
      {
        file: `${shop}/features/pages/mailtoUrl.ts`,
        find: "'\\r\\n'",
        replace: "' '",
      },
    ],
    noticedBy: { step: 'unit', file: `${shop}/features/pages/pages.test.ts` },
  },
];
