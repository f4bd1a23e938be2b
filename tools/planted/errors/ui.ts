import type { PlantedError } from '../plantedError';

/** Errors in the components. */
export const uiErrors: readonly PlantedError[] = [
  {
    id: 'dialog-returns-focus',
    promise: 'A dialog returns the focus to the button that opened it.',
    edits: [
      {
        file: 'packages/ui/src/internal/Modal/Modal.tsx',
        find: 'useReturnFocus(isOpen)',
        replace: 'useReturnFocus(false)',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-overlays-dialog--behaviour' },
  },
  {
    id: 'confirm-waits',
    promise: 'A confirmation dialog cannot be canceled while its action runs.',
    edits: [
      {
        file: 'packages/ui/src/overlays/ConfirmDialog/ConfirmDialogContent.tsx',
        find: 'variant="quiet" aria-disabled={isPending || undefined}',
        replace: 'variant="quiet"',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-overlays-confirmdialog--pending' },
  },
  {
    id: 'menu-passes-disabled',
    promise: 'In a menu, the arrow keys skip disabled items.',
    edits: [
      {
        file: 'packages/ui/src/overlays/DropdownMenu/DropdownMenuAction.tsx',
        find: 'disabled={isDisabled ?? false}',
        replace: 'disabled={false}',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-overlays-dropdownmenu--keyboard' },
  },
  {
    id: 'disclosure-expanded',
    promise: 'A button of the main menu has `aria-expanded` for its panel.',
    edits: [
      {
        file: 'packages/ui/src/internal/useDisclosure.ts',
        find: "'aria-expanded': isOpen",
        replace: "'aria-expanded': false",
      },
    ],
    noticedBy: { step: 'stories', story: 'components-navigation-header--closes-from-outside' },
  },
  {
    id: 'disclosure-escape',
    promise: 'Escape closes a panel of the main menu and returns the focus to its button.',
    edits: [
      {
        file: 'packages/ui/src/internal/useDisclosure.ts',
        find: /close\(\);\s+button\.current\?\.focus\(\);/,
        replace: 'close();',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-navigation-header--member' },
  },
  {
    id: 'tabs-one-stop',
    promise: 'A row of tabs is one stop of the Tab key.',
    edits: [
      {
        file: 'packages/ui/src/navigation/Tabs/Tabs.tsx',
        find: 'tabIndex={item.id === value ? 0 : -1}',
        replace: 'tabIndex={0}',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-navigation-tabs--automatic' },
  },
  {
    id: 'arrows-follow-text',
    promise: 'On a right-to-left page, the left arrow key moves forward and the right one back.',
    edits: [
      {
        file: 'packages/ui/src/internal/getNextIndex.ts',
        find: /forward = direction === 'rtl' \? 'ArrowLeft' : 'ArrowRight'/,
        replace: "forward = 'ArrowRight'",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/ui/src/internal/getNextIndex.test.ts' },
  },
  {
    id: 'carousel-rtl',
    promise: 'In a right-to-left row of cards, the left arrow key moves to the next card.',
    edits: [
      {
        file: 'packages/ui/src/cards/Carousel/cardFocus.ts',
        find: "(key === 'ArrowRight') !== list.matches(':dir(rtl)')",
        replace: "key === 'ArrowRight'",
      },
    ],
    noticedBy: { step: 'stories', story: 'components-cards-carousel--right-to-left' },
  },
  {
    id: 'slides-inert',
    promise: 'The Tab key does not reach slides that are out of sight.',
    edits: [
      {
        file: 'packages/ui/src/media/HeroSlider/HeroSlider.tsx',
        find: 'inert={at !== index}',
        replace: 'inert={false}',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-media-heroslider--split' },
  },
  {
    id: 'field-label',
    promise: 'The label of a field names the field.',
    edits: [
      {
        file: 'packages/ui/src/internal/Field.tsx',
        find: 'htmlFor={ids.controlId}',
        replace: 'htmlFor={ids.hintId}',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-forms-textfield--with-hint' },
  },
  {
    id: 'field-error',
    promise: 'A screen reader reads the error of a field together with the field.',
    edits: [
      {
        file: 'packages/ui/src/internal/useField.ts',
        find: ", message ? errorId : ''",
        replace: '',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-forms-textfield--with-error' },
  },
  {
    id: 'group-required',
    promise: 'A screen reader announces that a group of options is required.',
    edits: [
      {
        file: 'packages/ui/src/forms/RadioGroup/RadioGroup.tsx',
        find: ' aria-required={isRequired}',
        replace: '',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-forms-radiogroup--required' },
  },
  {
    id: 'password-hidden',
    promise: 'A password is hidden until the user shows it.',
    edits: [
      {
        file: 'packages/ui/src/forms/PasswordField/PasswordField.tsx',
        find: 'setIsShown] = useState(false)',
        replace: 'setIsShown] = useState(true)',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-forms-passwordfield--toggled' },
  },
  {
    id: 'quantity-stock',
    promise: 'A typed quantity above the stock does not call `onChange`.',
    edits: [
      {
        file: 'packages/ui/src/forms/QuantityStepper/useQuantity.ts',
        find: 'if (toAllowedQuantity(typedQuantity, limits) === typedQuantity) changeQuantity(typedQuantity)',
        replace: 'changeQuantity(typedQuantity)',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-forms-quantitystepper--stock' },
  },
  {
    id: 'combobox-accents',
    promise: 'A typed word finds an option, with or without accents.',
    edits: [
      {
        file: 'packages/ui/src/forms/Combobox/matchOptions.ts',
        find: ".replace(/\\p{M}/gu, '')",
        replace: '',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/ui/src/forms/Combobox/matchOptions.test.ts' },
  },
  {
    id: 'button-loading',
    promise: 'A button that is loading does nothing when it is pressed again.',
    edits: [
      {
        file: 'packages/ui/src/actions/Button/Button.tsx',
        find: 'isLoading === true || ',
        replace: '',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-actions-button--loading' },
  },
  {
    id: 'alert-urgent',
    promise: 'A message about a failure interrupts a screen reader.',
    edits: [
      {
        file: 'packages/ui/src/feedback/Alert/Alert.tsx',
        find: "variant === 'danger' || variant === 'warning'",
        replace: "variant === 'warning'",
      },
    ],
    noticedBy: { step: 'stories', story: 'components-feedback-alert--danger' },
  },
  {
    id: 'toast-waits-for-focus',
    promise: 'A toast does not disappear while the focus is in it.',
    edits: [
      {
        file: 'packages/ui/src/feedback/Toast/useToastPause.ts',
        find: 'setFocused(true)',
        replace: 'setFocused(false)',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/ui/src/feedback/Toast/Toaster.test.tsx' },
  },
  {
    id: 'pagination-current',
    promise: 'The pagination marks the current page.',
    edits: [
      {
        file: 'packages/ui/src/navigation/Pagination/Pagination.tsx',
        find: "slot === page ? 'page' : undefined",
        replace: 'undefined',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-navigation-pagination--in-the-middle' },
  },
  {
    id: 'footer-landmarks',
    promise: 'Every list of links in the footer is a landmark with its own name.',
    edits: [
      {
        file: 'packages/ui/src/navigation/Footer/Footer.tsx',
        find: '<nav key={column.title} aria-label={column.title}>',
        replace: '<nav key={column.title}>',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-navigation-footer--phone' },
  },
  {
    id: 'player-volume-arrows',
    promise: 'While the volume slider has the focus, all arrow keys change the volume.',
    edits: [
      {
        file: 'packages/ui/src/media/Player/commands/keyboard.ts',
        find: '/^(arrow.*|home|end)$/',
        replace: '/^(arrow(up|down)|home|end)$/',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/ui/src/media/Player/commands/keyboard.test.ts' },
  },
  {
    id: 'captions-stay-off',
    promise: 'Captions that were turned off stay off in the next video.',
    edits: [
      {
        file: 'packages/ui/src/media/Player/captions/useTextTracks.ts',
        find: 'localStorage.setItem(',
        replace: 'sessionStorage.setItem(',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-media-player-captions--on-and-off' },
  },
  {
    id: 'price-digits',
    promise: 'A price has as many decimals as its currency.',
    edits: [
      {
        file: 'packages/ui/src/shop/Price/amount.ts',
        find: '(format.resolvedOptions().maximumFractionDigits ?? 2)',
        replace: '2',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/ui/src/shop/Price/amount.test.ts' },
  },
  {
    id: 'plan-fits-phone',
    promise: 'The plans fit on a phone of 320 px.',
    edits: [
      {
        file: 'packages/ui/src/shop/PricingTable/PlanCard.css.ts',
        find: 'minInlineSize: 0',
        replace: "minInlineSize: '22rem'",
      },
    ],
    noticedBy: { step: 'stories', story: 'components-shop-pricingtable--on-a-phone' },
  },
  {
    id: 'card-dark-contrast',
    promise: 'The text on a raised card is readable in the dark scheme.',
    edits: [
      {
        file: 'packages/ui/src/layout/Card/Card.css.ts',
        find: 'raised: { background: vars.color.surfaceRaised',
        replace: 'raised: { background: vars.color.onMediaOverlay',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-layout-card--raised' },
  },
  {
    id: 'drawing-named',
    promise: 'A drawn poster that is not decorative has alternative text.',
    edits: [
      {
        file: 'packages/ui/src/media/PosterArt/PosterArt.tsx',
        find: 'alt={alt}',
        replace: 'alt=""',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-media-posterart--figure' },
  },
  {
    id: 'avatar-fallback',
    promise: 'If the photo of a person cannot be loaded, a placeholder is shown.',
    edits: [
      {
        file: 'packages/ui/src/data-display/Avatar/Avatar.tsx',
        find: /\n +onError=.*/,
        replace: '',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-data-display-avatar--broken-photo' },
  },
  {
    id: 'prerender-without-styles',
    promise:
      'Prerendered pages contain no style attribute, which the content security policy would block.',
    edits: [
      {
        file: 'packages/ui/src/media/Picture/Picture.tsx',
        find: '<svg className={styles.layer} aria-hidden>',
        replace:
          '<svg className={styles.layer} style={{ background: placeholderColor }} aria-hidden>',
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/ui/src/ssr.test.tsx' },
  },
  {
    id: 'table-keys',
    promise: 'The comparison of plans renders without an error in the console.',
    edits: [
      {
        file: 'packages/ui/src/shop/PricingTable/Comparison.tsx',
        find: '<td key={plan.id}',
        replace: '<td key={id}',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-shop-pricingtable--comparison' },
  },
  {
    id: 'messages-of-the-language',
    promise: 'The texts of the page’s language replace the library’s English texts.',
    edits: [
      {
        file: 'packages/ui/src/providers/UiProvider/UiProvider.tsx',
        find: '{ ...en, ...messages }',
        replace: '{ ...messages, ...en }',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-providers-uiprovider--arabic' },
  },
  {
    id: 'main-entry',
    promise: 'The main entry exports exactly the listed names, and nothing internal.',
    edits: [
      {
        file: 'packages/ui/src/index.ts',
        find: "export { useIsHydrated } from './internal/useIsHydrated';",
        replace:
          "export { useIsHydrated } from './internal/useIsHydrated';\nexport { classNames } from './internal/classNames';",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/ui/src/exports.test.ts' },
  },
  {
    id: 'form-errors-in-page-order',
    promise: 'The error summary lists errors in the order of the fields on the page.',
    edits: [
      {
        file: 'packages/ui/src/forms/Form/useFormSubmit.ts',
        find: '{ ...values, ...errors }',
        replace: 'errors',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-forms-form-error-summary--in-page-order' },
  },
  {
    id: 'form-ring-in-dialog',
    promise: 'The focus ring of the first element of a dialog is not clipped.',
    edits: [
      {
        file: 'packages/ui/src/internal/Modal/Modal.css.ts',
        find: 'paddingBlock: `${vars.space[1]} ${vars.space[5]}`',
        replace: 'paddingBlock: `0 ${vars.space[5]}`',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-forms-form-error-summary--in-dialog' },
  },
  {
    id: 'transcript-follows-reader',
    promise: 'A transcript stops following the video when its reader scrolls.',
    edits: [
      {
        file: 'packages/ui/src/media/Transcript/useFollow.ts',
        find: 'onWheel: stop',
        replace: 'onWheel: () => undefined',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-media-transcript--follows-video' },
  },
  {
    id: 'shop-header-stays-away',
    promise: 'On a phone, the shop’s header returns when the page scrolls up.',
    edits: [
      {
        file: 'packages/ui/src/internal/useHiddenOnScroll.ts',
        find: ' && distance > 0);',
        replace: ');',
      },
    ],
    noticedBy: { step: 'stories', story: 'components-shop-shopheader--phone-scrolled-up' },
  },
  {
    id: 'header-order-of-tab',
    promise: 'Tab visits the controls of a header in the order of the eye.',
    edits: [
      {
        file: 'packages/ui/src/navigation/Header/Header.css.ts',
        find: "export const account = style({\n  display: 'flex',",
        replace: "export const account = style({\n  order: -1,\n  display: 'flex',",
      },
    ],
    noticedBy: { step: 'stories', story: 'components-navigation-header--tab-order-on-phone' },
  },
  {
    id: 'breakpoints-ignore-the-text-size',
    promise: 'With large text, a wide screen gets the layout of a narrow one.',
    edits: [
      {
        file: 'packages/themes/src/breakpoints.ts',
        find: '`${pixels / 16}em`',
        replace: '`${pixels}px`',
      },
    ],
    noticedBy: {
      step: 'tools',
      file: 'tools/layout/layout.process.test.ts',
      test: 'large-text: a sample of pages',
    },
  },
  {
    id: 'errors-announced-twice',
    promise: 'A screen reader announces the errors of a form once.',
    edits: [
      {
        file: 'packages/ui/src/forms/Form/FormErrorSummary.tsx',
        find: 'ref={summaryRef}',
        replace: 'ref={summaryRef} role="alert"',
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
        find: "outline: '2px solid Highlight', outlineOffset: '-2px'",
        replace: "outlineOffset: '-2px'",
      },
    ],
    noticedBy: {
      step: 'journeys',
      file: 'e2e/forced-colors.spec.ts',
      test: 'in the library with its tabs',
    },
  },
];
