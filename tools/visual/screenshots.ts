import { options } from '../../packages/themes/src/settings';
import { defaultLook, lookName, type Look } from '../stories/appearances';

/** A story that is photographed. */
export interface Shot {
  story: string;
  /** Width of the screen in px. @default 400 */
  width?: number;
  /** Looks beside the five themes in light, left to right. */
  also?: readonly Look[];
  /** The whole screen and not the story's root: what is open lies beside the root. */
  isScreen?: boolean;
}

/** The highest picture in px: what a component is can be seen in it, and the files stay small. */
export const MOST_HEIGHT = 360;
export const DEFAULT_WIDTH = 400;

const dark = (theme: Look['theme']): Look => ({ ...defaultLook, theme, scheme: 'dark' });
const mirrored = (theme: Look['theme'], scheme: Look['scheme'] = 'light'): Look => ({
  theme,
  scheme,
  direction: 'rtl',
});

/** The one table of the visual tests: a story a line, each in five themes and the looks named. */
export const shots: readonly Shot[] = [
  { story: 'components-actions-button--with-icons', also: [mirrored('gschool')] },
  { story: 'components-actions-button--sizes', also: [dark('gschool'), dark('hulu')] },
  { story: 'components-actions-iconbutton--variants', also: [dark('dark')] },
  { story: 'components-forms-textfield--with-error', also: [dark('gschool'), mirrored('hotstar')] },
  { story: 'components-forms-passwordfield--hidden', also: [mirrored('amazonprime', 'dark')] },
  { story: 'components-forms-select--chosen', also: [dark('dark'), mirrored('gschool')] },
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
  { story: 'components-forms-combobox--chosen', also: [dark('hotstar')] },
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
    isScreen: true,
    also: [mirrored('gschool', 'dark')],
  },
  { story: 'components-overlays-dialog--small', isScreen: true, also: [dark('dark')] },
  {
    story: 'components-overlays-dropdownmenu--at-the-end',
    isScreen: true,
    also: [mirrored('gschool')],
  },
  { story: 'components-overlays-sheet--end', isScreen: true, also: [mirrored('gschool')] },
  { story: 'components-overlays-tooltip--at-the-end', also: [dark('gschool')] },
];

/** The looks that a shot is photographed in. */
export const looksOf = ({ also = [] }: Shot): readonly Look[] => [
  ...options.color.map((theme): Look => ({ ...defaultLook, theme })),
  ...also,
];

/** Where a shot's reference lies, below the folder of references. */
export const fileOf = ({ story }: Shot, look: Look): string => `${story}/${lookName(look)}.png`;
