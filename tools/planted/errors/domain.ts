import type { PlantedError } from '../plantedError';

/** Errors in the rules that need no browser and no server. */
export const domainErrors: readonly PlantedError[] = [
  {
    id: 'blank-name-counts-as-filled',
    promise: 'A name that contains only spaces does not make a profile more complete.',
    edits: [
      {
        file: 'packages/domain/src/profile/completeness.ts',
        find: "return value.trim() !== ''",
        replace: "return value !== ''",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/profile/profile.test.ts' },
  },
  {
    id: 'finished-class-resumes-at-its-end',
    promise: 'A class that was finished starts over from the beginning.',
    edits: [
      {
        file: 'packages/domain/src/library/resume.ts',
        find: '!watched || watched.completed ||',
        replace: '!watched ||',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/library/library.test.ts' },
  },
  {
    id: 'ninety-percent-is-not-finished',
    promise: 'A class counts as finished as soon as 90 percent of it was watched.',
    edits: [
      {
        file: 'packages/domain/src/library/resume.ts',
        find: '/ duration >= COMPLETED_FRACTION',
        replace: '/ duration > COMPLETED_FRACTION',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/library/library.test.ts' },
  },
  {
    id: 'cart-charges-what-is-out-of-stock',
    promise: 'The total of a cart counts only items that can still be bought.',
    edits: [
      {
        file: 'packages/domain/src/shop/priceCart.ts',
        find: 'amount: variant.amount * quantity',
        replace: 'amount: variant.amount * wanted',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/shop/shop.test.ts' },
  },
  {
    id: 'free-shipping-a-cent-too-high',
    promise: 'Shipping is free from exactly the promised amount on, not from a cent above it.',
    edits: [
      {
        file: 'packages/domain/src/shop/shipping.ts',
        find: 'minimum <= subtotal',
        replace: 'minimum < subtotal',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/shop/shop.test.ts' },
  },
  {
    id: 'yen-read-as-cents',
    promise: 'A price in a currency without cents, such as yen, is shown without decimals.',
    edits: [
      {
        file: 'packages/domain/src/money/money.ts',
        find: '/ 10 ** digits',
        replace: '/ 10 ** Math.max(2, digits)',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/money/money.test.ts' },
  },
  {
    id: 'lapsed-member-opens-the-classes',
    promise: 'A member whose subscription lapsed cannot open the classes.',
    edits: [
      {
        file: 'packages/domain/src/subscription/access.ts',
        find: "viewer.subscription === 'active'",
        replace: "viewer.subscription !== 'none'",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/subscription/access.test.ts' },
  },
  {
    id: 'moderator-is-an-admin',
    promise: 'Only an administrator may open the administrators’ pages, not a moderator.',
    edits: [
      {
        file: 'packages/domain/src/subscription/access.ts',
        find: "viewer.role === 'admin'",
        replace: "viewer.role !== 'user'",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/subscription/access.test.ts' },
  },
  {
    id: 'second-subscription-can-be-bought',
    promise: 'A member whose last payment failed cannot buy a second subscription.',
    edits: [
      {
        file: 'packages/domain/src/plans/membership.ts',
        find: '!subscriptions.some(isRunning)',
        replace: '!isPaid',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/plans/billing.test.ts' },
  },
  {
    id: 'event-in-the-machines-zone',
    promise: 'The time of an event is shown in the zone that the member chose, in every language.',
    edits: [
      {
        file: 'packages/domain/src/time/formats.ts',
        find: 'const timeZone = toKnownZone(reader.zone);',
        replace: 'const timeZone = undefined;',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/time/time.test.ts' },
  },
  {
    id: 'event-opens-a-moment-early',
    promise: 'The doors of a live event are still closed exactly one hour before it starts.',
    edits: [
      {
        file: 'packages/domain/src/events/phase.ts',
        find: 'now > Date.parse',
        replace: 'now >= Date.parse',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/time/time.test.ts' },
  },
  {
    id: 'swapped-letters-find-nothing',
    promise: 'The search finds a word with two swapped letters.',
    edits: [
      {
        file: 'packages/domain/src/search/typo.ts',
        find: 'continues(typed.slice(at + 2), at + 2)',
        replace: 'continues(typed.slice(at + 2), at + 1)',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/search/typo.test.ts' },
  },
  {
    id: 'beginning-of-a-title-ranks-low',
    promise: 'A title that begins with the query is listed before one that contains it later.',
    edits: [
      {
        file: 'packages/domain/src/search/rank.ts',
        find: 'if (title.startsWith(query)) return 2',
        replace: 'if (title.startsWith(query)) return 4',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/search/search.test.ts' },
  },
  {
    id: 'facet-counts-its-own-filter',
    promise: 'The number next to a filter is the number of classes that are shown with it.',
    edits: [
      {
        file: 'packages/domain/src/catalogue/facetCounts.ts',
        find: 'applySelection(index, selection, facet)',
        replace: 'applySelection(index, selection)',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/catalogue/facetIndex.test.ts' },
  },
  {
    id: 'clearing-forgets-what-came-since',
    promise:
      'If a cleared history is synced late, classes that were watched later on another device stay.',
    edits: [
      {
        file: 'packages/domain/src/library/history.ts',
        find: 'entries.filter((entry) => isWatchedAfter(entry, change.at))',
        replace: '[]',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/library/applyChange.test.ts' },
  },
  {
    id: 'streak-breaks-at-midnight',
    promise: 'A day that is not over yet does not end a streak.',
    edits: [
      {
        file: 'packages/domain/src/library/statistics.ts',
        find: 'active.has(today) ? today : getPreviousDay(today)',
        replace: 'today',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/library/statistics.test.ts' },
  },
  {
    id: 'event-is-saved-twice-in-a-calendar',
    promise: 'An event that is saved to a calendar again replaces the first copy.',
    edits: [
      {
        file: 'apps/site/src/features/events/calendarFile.ts',
        find: '${event.id}@${uidDomain}',
        replace: '${event.id}-${now}@${uidDomain}',
      },
    ],
    noticedBy: { step: 'unit', file: 'apps/site/src/features/events/calendarFile.test.ts' },
  },
  {
    id: 'own-error-taken-for-noise',
    promise: 'An error of the product is reported even if its message looks like an aborted load.',
    edits: [
      {
        file: 'packages/domain/src/errors/ignoredErrors.ts',
        find: "name === 'AbortError' && ABORTED",
        replace: 'ABORTED',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/errors/ignoredErrors.test.ts' },
  },
  {
    id: 'sign-in-leads-to-another-site',
    promise: 'Signing in never redirects to another site, however its URL is spelled.',
    edits: [
      {
        file: 'packages/domain/src/validation/returnPath.ts',
        find: String.raw`/[\\\p{Cc}]/u`,
        replace: String.raw`/[\p{Cc}]/u`,
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/validation/validation.test.ts' },
  },
  {
    id: 'shoe-sizes-converted',
    promise: 'Shoe sizes are shown in the chosen system, and each differs from the next.',
    edits: [
      {
        file: 'packages/domain/src/shop/sizes.ts',
        find: '38: { US: 7.5, UK: 5.5 }',
        replace: '38: { US: 6.5, UK: 4.5 }',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/shop/sizes.test.ts' },
  },
];
