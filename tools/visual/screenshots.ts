import { options } from '../../packages/themes/src/settings';
import { defaultAppearance, getAppearanceName, type Appearance } from '../stories/appearances';

/** The screenshots of a story. */
export interface StoryScreenshots {
  story: string;
  /** Width of the screen in px. @default 400 */
  width?: number;
  /** Appearances in addition to the five themes in light mode, left to right. */
  also?: readonly Appearance[];
  /**
   * True to capture the whole screen instead of the story's root. Use it for popups, which are
   * outside the root.
   */
  isWholeScreen?: boolean;
}

/**
 * The maximum height of a screenshot in px. It is enough to see a component and keeps the files
 * small.
 */
export const MAX_HEIGHT = 360;
export const DEFAULT_WIDTH = 400;

const dark = (theme: Appearance['theme']): Appearance => ({
  ...defaultAppearance,
  theme,
  scheme: 'dark',
});
const mirrored = (
  theme: Appearance['theme'],
  scheme: Appearance['scheme'] = 'light',
): Appearance => ({
  theme,
  scheme,
  direction: 'rtl',
});

/** Each story is shown in five themes, and in the appearances listed in `also`. */
export const screenshots: readonly StoryScreenshots[] = [
  { story: 'components-actions-button--with-icons', also: [mirrored('gschool')] },
  { story: 'components-actions-button--sizes', also: [dark('gschool'), dark('hulu')] },
  { story: 'components-actions-iconbutton--variants', also: [dark('dark')] },
  { story: 'components-forms-textfield--with-error', also: [dark('gschool'), mirrored('hotstar')] },
  { story: 'components-forms-passwordfield--hidden', also: [mirrored('amazonprime', 'dark')] },
  { story: 'components-forms-select--selected', also: [dark('dark'), mirrored('gschool')] },
  { story: 'components-forms-checkbox--on', also: [dark('gschool')] },
  {
    story: 'components-forms-radiogroup--cards',
    also: [dark('hulu'), mirrored('gschool', 'dark')],
  },
  { story: 'components-forms-searchfield--filled', also: [mirrored('gschool')] },
  { story: 'components-layout-card--variants', also: [dark('gschool'), dark('dark')] },
  { story: 'components-data-display-avatar--sizes' },
  { story: 'components-data-display-badge--tones', also: [dark('gschool'), dark('amazonprime')] },
  { story: 'components-data-display-chip--as-buttons', also: [mirrored('gschool')] },
  { story: 'components-feedback-alert--danger', also: [dark('gschool')] },
  { story: 'components-feedback-emptystate--with-icon' },
  { story: 'components-feedback-errorstate--with-retry', also: [dark('hotstar')] },
  { story: 'components-feedback-progressbar--medium', also: [mirrored('gschool')] },
  { story: 'components-feedback-progressring--sizes', also: [dark('dark')] },
  { story: 'components-feedback-skeleton--person' },
  { story: 'components-typography-link--tones', also: [dark('gschool')] },
  { story: 'components-typography-text--tones', also: [dark('hulu')] },
  { story: 'components-navigation-breadcrumbbanner--default', also: [mirrored('gschool', 'dark')] },
  { story: 'components-navigation-footer--minimal', also: [mirrored('gschool')] },
  { story: 'components-navigation-tabnav--with-counts', also: [dark('gschool'), mirrored('hulu')] },
  { story: 'components-shop-paymentlogos--default' },
  { story: 'components-forms-switch--on', also: [mirrored('gschool')] },
  { story: 'components-forms-combobox--selected', also: [dark('hotstar')] },
  { story: 'components-forms-quantitystepper--sizes', also: [mirrored('gschool', 'dark')] },
  { story: 'components-data-display-tag--tones', also: [dark('dark')] },
  { story: 'components-navigation-pagination--phone', also: [mirrored('gschool')] },
  { story: 'components-navigation-tabs--with-icons', also: [mirrored('hulu', 'dark')] },
  { story: 'components-shop-price--sale', also: [dark('gschool')] },
  { story: 'components-shop-productcard--sale', width: 320, also: [mirrored('gschool', 'dark')] },
  { story: 'components-shop-rating--stars', also: [mirrored('gschool')] },
  { story: 'components-cards-eventcard--upcoming', width: 360, also: [dark('gschool')] },
  { story: 'components-cards-videocard--watching', width: 320, also: [mirrored('dark', 'dark')] },
  { story: 'components-shop-cartpanel--three-items', also: [dark('gschool')] },
  {
    story: 'components-overlays-customizer--open',
    isWholeScreen: true,
    also: [mirrored('gschool', 'dark')],
  },
  { story: 'components-overlays-dialog--small', isWholeScreen: true, also: [dark('dark')] },
  {
    story: 'components-overlays-dropdownmenu--at-the-end',
    isWholeScreen: true,
    also: [mirrored('gschool')],
  },
  { story: 'components-overlays-sheet--end', isWholeScreen: true, also: [mirrored('gschool')] },
  { story: 'components-overlays-tooltip--at-the-end', also: [dark('gschool')] },
];

/** The appearances of a story's screenshots. */
export const getAppearances = ({ also = [] }: StoryScreenshots): readonly Appearance[] => [
  ...options.color.map((theme): Appearance => ({ ...defaultAppearance, theme })),
  ...also,
];

/** The path of a reference, below `references`. */
export const getReferencePath = ({ story }: StoryScreenshots, appearance: Appearance): string[] => [
  story,
  `${getAppearanceName(appearance)}.png`,
];
