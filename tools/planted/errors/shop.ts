import type { PlantedError } from '../plantedError';

const shop = 'apps/shop/src';

/** Errors in the shop: journeys first, then pages in their stories, then small rules. */
export const shopErrors: readonly PlantedError[] = [
  {
    id: 'shop-dead-link',
    promise: 'Every link of the shop leads to a page, and to the part of it that it names.',
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
    promise: 'The bar of departments shows where one is, however the list is sorted.',
    edits: [
      {
        file: `${shop}/features/shell/DepartmentNav.tsx`,
        find: '? paths.department(category) :',
        replace: '? pathname + search :',
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
    promise: 'What has been paid for leaves the cart.',
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
    id: 'shop-broken-off-payment-is-not-told',
    promise: 'Whoever comes back without having paid is told that the payment was not made.',
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
    promise: 'More products come after those that are shown already.',
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
    promise: 'What goes with a movie has an address: a link and a reload lead to the same movie.',
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
    promise: 'A video for members does not play for a guest, who finds the way in instead.',
    edits: [
      {
        file: `${shop}/features/media/video/VideoStage.tsx`,
        find: 'video.isForMembers && !isMember',
        replace: '!video.isForMembers && !isMember',
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-shop-media--video-for-members' },
  },
  {
    id: 'shop-region-of-another-country',
    promise: 'Another country takes no region along from the one that was chosen before.',
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
    promise: 'What cannot be an order number is known to be none without asking.',
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
    promise: 'A list that the network keeps away says that one is offline.',
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
    promise: 'What was taken out of the cart can be put back.',
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
    promise: 'The host answers every address of the shop, also when it is opened directly.',
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
    id: 'shop-letter-in-one-line',
    promise: 'A letter opens in the mail program with the lines that were written.',
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
