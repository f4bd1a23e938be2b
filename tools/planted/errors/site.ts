import type { PlantedError } from '../plantedError';

const site = 'apps/site/src';

/** Errors in the site: journeys first, then pages in their stories, then small rules. */
export const siteErrors: readonly PlantedError[] = [
  {
    id: 'site-sign-in-forgets-the-page',
    promise: 'After signing in, a visitor lands on the page that they asked for.',
    edits: [
      {
        file: `${site}/features/auth/useAfterSignIn.ts`,
        find: 'destination ?? returnPath ?? getDefaultPath(session)',
        replace: 'destination ?? getDefaultPath(session) ?? returnPath',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/about.spec.ts',
      test: 'members’ pages redirect visitors and lapsed members',
    },
  },
  {
    id: 'site-video-starts-over',
    promise: 'A class continues where the member left it, after a reload too.',
    edits: [
      {
        file: `${site}/features/watch/ClassPlayer.tsx`,
        find: 'startAt={watchProgress.startAt}',
        replace: 'startAt={0}',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/first-visit.spec.ts',
      test: 'a member plays a class, leaves, comes back and resumes',
    },
  },
  {
    id: 'site-playlist-is-left',
    promise: 'A playlist plays to its end: the next class is from the same playlist.',
    edits: [
      {
        file: `${site}/features/watch/getQueueHref.ts`,
        find: "queue.kind === 'playlist'",
        replace: "queue.kind === 'series'",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/watch.spec.ts',
      test: 'a playlist plays in order',
    },
  },
  {
    id: 'site-sign-out-loses-the-position',
    promise: 'The position of a playing video is saved before its member signs out.',
    edits: [
      {
        file: `${site}/features/watch/useWatchProgress.ts`,
        find: "recorder.flush('leave')",
        replace: 'recorder.flush.name',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/watch.spec.ts',
      test: 'signing out while a video plays',
    },
  },
  {
    id: 'site-playlist-name-is-not-restored',
    promise: 'The typed name of a playlist is still in its form after a session that ended.',
    edits: [
      {
        file: `${site}/shared/library/NewPlaylistForm.tsx`,
        find: "useState(restored ?? '')",
        replace: "useState('')",
      },
    ],
    noticedBy: { step: 'unit', file: 'apps/site/src/shared/library/NewPlaylistForm.test.tsx' },
  },
  {
    id: 'site-searches-outlive-sign-out',
    promise: 'Signing out deletes the recent searches on this device.',
    edits: [
      {
        file: `${site}/App.tsx`,
        find: "=== 'signedOut' && clearSearches()",
        replace: "=== 'loading' && clearSearches()",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/search.spec.ts',
      test: 'signing out deletes recent searches',
    },
  },
  {
    id: 'site-typed-search-is-overwritten',
    promise: 'The text in the search field stays while the URL changes to an earlier query.',
    edits: [
      {
        file: `${site}/features/search/useSearchQuery.ts`,
        find: "if (navigationType !== 'REPLACE') setQuery(urlQuery)",
        replace: 'setQuery(urlQuery)',
      },
    ],
    noticedBy: { step: 'unit', file: `${site}/features/search/useSearchQuery.test.tsx` },
  },
  {
    id: 'site-offline-change-without-a-notice',
    promise: 'A change that is made offline says that it waits for the network.',
    edits: [
      {
        file: `${site}/shared/library/announceChange.ts`,
        find: "result.kind === 'waiting' && !isQuiet",
        replace: "result.kind === 'waiting' && isQuiet",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/library.spec.ts',
      test: 'saves an offline change later',
    },
  },
  {
    id: 'site-title-of-another-page',
    promise: 'The title of the browser tab names the open page.',
    edits: [
      {
        file: `${site}/routes.tsx`,
        find: "title: 'menu.featured'",
        replace: "title: 'menu.series'",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/catalogue.spec.ts',
      test: 'collections have pages',
    },
  },
  {
    id: 'site-heading-level-skipped',
    promise:
      'The headings of a page skip no level, so that screen reader users can navigate by them.',
    edits: [
      {
        file: 'packages/app/src/pages/legal/LegalLayout.tsx',
        find: 'level={2} size="medium"',
        replace: 'level={4} size="medium"',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/routes.spec.ts',
      test: 'a visitor finds every page accessible',
    },
  },
  {
    id: 'site-phase-is-stored',
    promise: 'The phase that a member chooses is never stored, not even on the device.',
    edits: [
      {
        file: `${site}/features/cyclical/CyclicalPage.tsx`,
        find: 'onChange={setPhase}',
        replace:
          "onChange={(next) => (sessionStorage.setItem('gschool.phase', next ?? ''), setPhase(next))}",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/browse.spec.ts',
      test: 'the cycle phase is in no URL',
    },
  },
  {
    id: 'site-typed-email-is-lost',
    promise: 'The e-mail address typed into the sign-in form survives a reload.',
    edits: [
      {
        file: `${site}/features/auth/typedEmail.ts`,
        find: 'readTabValue(STORAGE_KEY)',
        replace: "readTabValue('gschool.email')",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/auth.spec.ts',
      test: 'the email address survives a reload',
    },
  },
  {
    id: 'site-policy-blocks-the-video',
    promise: 'The content security policy of the site allows its videos to play.',
    edits: [
      {
        // The shop has the same line further down.
        file: 'firebase.json',
        find: /("target": "site"[\s\S]*?media-src 'self') blob:/,
        replace: '$1',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/first-visit.spec.ts',
      test: 'a member plays a class, leaves, comes back and resumes',
    },
  },
  {
    id: 'site-event-open-for-everyone',
    promise: 'A member whose subscription has ended cannot join a live event.',
    edits: [
      {
        file: `${site}/features/events/EventAccess.tsx`,
        find: "useCanOpen('videos')",
        replace: "useCanOpen('profile')",
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-events--doors-shut-for-lapsed' },
  },
  {
    id: 'site-denied-access-without-a-reason',
    promise: 'A member who may not see the classes reads why, and what to do.',
    edits: [
      {
        file: `${site}/features/catalogue/CatalogueFrame.tsx`,
        find: "'error.forbidden' : 'videos.error'",
        replace: "'videos.error' : 'error.forbidden'",
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-videos--denied' },
  },
  {
    id: 'site-tabs-count-what-is-not-shown',
    promise: 'No tab of the library counts entries that it cannot show.',
    edits: [
      {
        file: `${site}/features/library/LibraryPage.tsx`,
        find: 'catalogue.error && !catalogue.data',
        replace: 'catalogue.error && catalogue.data',
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-library--denied' },
  },
  {
    id: 'site-second-subscription-offered',
    promise: 'A subscriber is not offered a second subscription.',
    edits: [
      {
        file: `${site}/features/profile/subscription/PlanAction.tsx`,
        find: '!canBuy && !isBusy',
        replace: '!canBuy && isBusy',
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-subscription--payment-failed' },
  },
  {
    id: 'site-deletion-without-the-email',
    promise: 'No account is deleted before its complete email address was typed.',
    edits: [
      {
        file: `${site}/features/profile/account/useDeletion.ts`,
        find: 'if (!isConfirmed(',
        replace: 'if (typed && !isConfirmed(',
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-account--last-question' },
  },
  {
    id: 'site-taken-email-without-a-link',
    promise:
      'A visitor who enrolls with an email address that has an account gets a link to the sign-in page.',
    edits: [
      {
        file: 'packages/app/src/sign-in/SignUpForm.tsx',
        find: "=== 'email-already-in-use'",
        replace: "=== 'invalid-credential'",
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-sign-in-and-enroll--address-taken' },
  },
  {
    id: 'site-next-class-after-the-subscription',
    promise:
      'Without a subscription, the class that plays continues to its end, and no other class follows.',
    edits: [
      {
        file: `${site}/features/watch/usePlaybackAccess.ts`,
        find: "canOpenVideos = useCanOpen('videos')",
        replace: 'canOpenVideos = isSignedIn',
      },
    ],
    noticedBy: {
      step: 'stories',
      story: 'pages-site-watch-notices--lapsed-meanwhile',
    },
  },
  {
    id: 'site-suggestion-leads-nowhere',
    promise: 'A search without results suggests words that have results.',
    edits: [
      {
        file: `${site}/features/search/NoResults.tsx`,
        find: 'onSuggestion(suggestion)',
        replace: 'onSuggestion(answered.query)',
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-search--nothing-found' },
  },
  {
    id: 'site-library-in-the-menu-of-visitors',
    promise: 'The menu shows the library only to subscribers.',
    edits: [
      {
        file: `${site}/config/menus.ts`,
        find: "label: 'menu.library', href: paths.library, area: 'library'",
        replace: "label: 'menu.library', href: paths.library, area: 'public'",
      },
    ],
    noticedBy: { step: 'unit', file: `${site}/config/menus.test.ts` },
  },
  {
    id: 'site-welcome-shown-twice',
    promise: 'The welcome page after enrolling is shown once.',
    edits: [
      {
        file: `${site}/features/welcome/firstVisit.ts`,
        find: "getItem(getStorageKey(uid)) === 'shown'",
        replace: 'getItem(getStorageKey(uid)) === uid',
      },
    ],
    noticedBy: { step: 'unit', file: `${site}/features/welcome/firstVisit.test.ts` },
  },
  {
    id: 'site-one-filter-two-urls',
    promise: 'The same filters have the same URL, in whatever order they were chosen.',
    edits: [
      {
        file: `${site}/shared/classGrid/gridParams.ts`,
        find: '[...(selection[facet] ?? [])].sort()',
        replace: '[...(selection[facet] ?? [])]',
      },
    ],
    noticedBy: { step: 'unit', file: `${site}/shared/classGrid/gridParams.test.ts` },
  },
  {
    id: 'site-failed-sign-out-blames-the-wrong-one',
    promise: 'A sign-out that failed shows a message with the reason.',
    edits: [
      {
        file: `${site}/shared/logoutMessage.ts`,
        find: "info.what === 'auth'",
        replace: "info.what !== 'documents'",
      },
    ],
    noticedBy: { step: 'unit', file: `${site}/shared/logoutMessage.test.ts` },
  },
  {
    id: 'head-before-messages',
    promise: 'The title of a page is that of its messages, and never a message id.',
    edits: [
      {
        file: 'packages/app/src/routes/createPageRoutes.tsx',
        find: 'createDocumentMeta([meta], t, {',
        replace: 'createDocumentMeta([meta], (id) => id, {',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/app/src/routes/createPageRoutes.test.tsx' },
  },
];
