import type { PlantedError } from '../plantedError';

/** Errors that show only in a browser with a whole app. */
export const journeysErrors: readonly PlantedError[] = [
  {
    id: 'sign-in-forgets-the-page',
    promise: 'After signing in, a visitor lands on the page that they asked for.',
    edits: [
      {
        file: 'apps/site/src/features/auth/useAfterSignIn.ts',
        name: 'useAfterSignIn',
        code: 'useRedirectAfterSignIn((session) => destination ?? getDefaultPath(session), () => {});',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/about.spec.ts',
      test: 'members’ pages redirect lapsed members',
    },
  },
  {
    id: 'video-starts-over',
    promise: 'A class continues where the member left it, after a reload too.',
    edits: [
      {
        file: 'apps/site/src/features/watch/ClassPlayer.tsx',
        prop: 'Player.startAt',
        code: '{0}',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/first-visit.spec.ts',
      test: 'a member plays a class, leaves, comes back and resumes',
    },
  },
  {
    id: 'dead-link',
    promise: 'Every link of the shop leads to an existing page, and to an existing section of it.',
    edits: [
      {
        file: 'apps/shop/src/features/pages/ContactPage.tsx',
        line: "{ label: 'contact.returns',",
        text: "  { label: 'contact.returns', href: `${paths.terms}#sending-back` },",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/shop-pages.spec.ts',
      test: 'every link of the shop works',
    },
  },
  {
    id: 'heading-level-skipped',
    promise: 'Every route passes axe: the headings of a page skip no level.',
    edits: [
      {
        file: 'packages/app/src/pages/legal/LegalLayout.tsx',
        prop: 'Heading.level',
        code: '{4}',
      },
    ],
    noticedBy: { step: 'journeys', file: 'e2e/routes.spec.ts', test: 'a visitor' },
    printed: 'heading-order',
  },
  {
    id: 'errors-not-announced',
    promise: 'A screen reader announces the errors of a form.',
    edits: [
      {
        file: 'packages/ui/src/forms/Form/FormErrorSummary.tsx',
        prop: 'div.role',
        code: null,
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/screen-reader.spec.ts',
      test: 'signing in: its errors',
    },
  },
  {
    id: 'selected-with-forced-colors',
    promise: 'What is selected is visible with forced colors.',
    edits: [
      {
        file: 'packages/themes/src/global.css.ts',
        line: "'(forced-colors: active)': { outline:",
        text: "      '(forced-colors: active)': { outlineOffset: '-2px' },",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/forced-colors.spec.ts',
      test: 'a visitor sees the focus and what is selected',
    },
  },
  {
    id: 'scripts-of-other-hosts-trusted',
    promise: 'A page loads no script of a host that the policy does not name.',
    edits: [
      {
        file: 'packages/app/src/client/trustedTypes.ts',
        name: 'isTrustedScript',
        code: 'return true;',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/policy.spec.ts',
      test: 'refuses HTML, scripts and policies that the app does not know',
    },
  },
  {
    id: 'no-start-without-a-network',
    promise: 'An app starts without a network.',
    edits: [
      {
        file: 'packages/worker/src/appRoutes.ts',
        name: 'createRouter',
        code: 'return new Router();',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/service-worker.spec.ts',
      test: 'an offline start right after a deploy opens the version that is stored',
    },
  },
  {
    id: 'request-without-a-time-limit',
    promise: 'No fault leaves a page without an answer.',
    edits: [
      {
        file: 'packages/data/src/firebase/timeLimit.ts',
        name: 'withTimeLimit',
        code: 'return request;',
      },
    ],
    noticedBy: { step: 'faults', test: 'the events: runQuery events: never answered' },
  },
  {
    id: 'back-to-a-number',
    promise: 'Back and a reload return to the card that was opened.',
    edits: [
      {
        file: 'packages/app/src/routes/scrollPlace.ts',
        name: 'findLink',
        code: 'return undefined;',
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/scroll.spec.ts',
      test: 'Back and a reload return to the class on',
    },
  },
  {
    id: 'controls-are-printed',
    promise: 'A page prints its main content alone.',
    edits: [
      {
        file: 'packages/themes/src/print.css.ts',
        name: 'none',
        code: "{ visibility: 'visible' } as const",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/print.spec.ts',
      test: 'every page for visitors prints its content alone',
    },
  },
];
