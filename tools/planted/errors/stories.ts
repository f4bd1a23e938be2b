import type { PlantedError } from '../plantedError';

/** Errors that a story notices: behavior, axe, contrast, overflow, the console, the states of pages. */
export const storiesErrors: readonly PlantedError[] = [
  {
    id: 'dialog-returns-focus',
    promise: 'A dialog returns the focus to the button that opened it.',
    edits: [
      {
        file: 'packages/ui/src/internal/Modal/Modal.tsx',
        name: 'Modal.returnFocus',
        code: 'useReturnFocus(false)',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-overlays-dialog--behaviour' },
  },
  {
    id: 'header-order-of-tab',
    promise: 'Tab visits the controls of a header in the order of the eye.',
    edits: [
      {
        file: 'packages/ui/src/navigation/Header/Header.css.ts',
        name: 'account.display',
        code: "'flex', order: -1",
      },
    ],
    noticedBy: { step: 'stories', story: 'components-navigation-header--tab-order-on-phone' },
  },
  {
    id: 'drawing-named',
    promise: 'All rules of axe: a drawn poster has alternative text.',
    edits: [{ file: 'packages/ui/src/media/PosterArt/PosterArt.tsx', prop: 'img.alt', code: null }],
    noticedBy: { step: 'stories', story: 'components-media-posterart--portraits' },
    printed: 'image-alt',
  },
  {
    id: 'card-dark-contrast',
    promise: 'The text on a raised card is readable in the dark scheme.',
    edits: [
      {
        file: 'packages/ui/src/layout/Card/Card.css.ts',
        name: 'card.raised.background',
        code: 'vars.color.onMediaOverlay',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-layout-card--raised' },
    printed: 'color-contrast',
  },
  {
    id: 'poster-in-the-colors-of-another-theme',
    promise: 'Posters have the colors of the theme.',
    edits: [
      {
        file: 'packages/ui/src/media/PosterArt/posterColors.ts',
        name: 'readPosterColors',
        code: 'return undefined;',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-media-posterart--another-theme' },
  },
  {
    id: 'marker-under-text',
    promise: 'Text on pictures, markers and gradients is readable: it is measured from pixels.',
    edits: [
      {
        file: 'apps/site/src/features/home/Hero.css.ts',
        name: 'marked.backgroundImage',
        code: '`linear-gradient(${vars.color.text}, ${vars.color.text})`',
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-home--home' },
    printed: 'pixels',
  },
  {
    id: 'chip-shows-hover',
    promise: 'No state of a control looks like the control at rest.',
    edits: [
      {
        file: 'packages/ui/src/data-display/Chip/Chip.css.ts',
        name: 'selectable',
        code: 'style({})',
      },
    ],
    noticedBy: { step: 'stories', story: 'foundations-states--every-component' },
    printed: 'Chip: Rest, Hover',
  },
  {
    id: 'plan-fits-phone',
    promise: 'The plans fit on a phone of 320 px.',
    edits: [
      {
        file: 'packages/ui/src/shop/PricingTable/PlanCard.css.ts',
        name: 'card.minInlineSize',
        code: "'22rem'",
      },
    ],
    noticedBy: { step: 'stories', story: 'components-shop-pricingtable--on-a-phone' },
  },
  {
    id: 'table-keys',
    promise: 'A component renders without an error in the console.',
    edits: [
      {
        file: 'packages/ui/src/shop/PricingTable/Comparison.tsx',
        prop: 'td.key',
        code: null,
      },
    ],
    noticedBy: { step: 'stories', story: 'components-shop-pricingtable--comparison' },
    printed: 'key',
  },
  {
    id: 'messages-before-they-are-loaded',
    promise: 'No message is used before it is loaded.',
    edits: [
      {
        file: 'packages/app/src/i18n/createI18n.ts',
        line: "if (active === 'en') add(english);",
        text: "if (active === 'en') add({});",
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-about--welcome' },
    printed: 'is not loaded',
  },
  {
    id: 'denied-access-without-a-reason',
    promise: 'A member who may not see the classes reads why, and what to do.',
    edits: [
      {
        file: 'apps/site/src/features/catalogue/CatalogueFrame.tsx',
        name: 'CatalogueFrame.text',
        code: "'videos.error'",
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-site-videos--denied' },
  },
  {
    id: 'offline-is-called-a-failure',
    promise: 'A list that cannot be loaded offline says that the device is offline.',
    edits: [
      {
        file: 'apps/shop/src/shared/QueryResult.tsx',
        name: 'getTitleId',
        code: "return 'loadError.failed';",
      },
    ],
    noticedBy: { step: 'stories', story: 'pages-shop-products--list-offline' },
  },
  {
    id: 'bare-label-of-a-button',
    promise: 'A form can be sent on a page that the browser translates.',
    edits: [
      {
        file: 'packages/ui/src/internal/wrapTexts.tsx',
        name: 'wrapTexts',
        code: 'return isText(children) ? children : Children.toArray(children);',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-forms-form--submitting' },
    printed: 'bare text',
  },
];
