import type { bulkBarMessages } from '../table/BulkBar/messages';
import type { filterBarMessages } from '../table/FilterBar/messages';
import type { comboboxMessages } from '../forms/Combobox/messages';
import type { confirmMessages } from '../overlays/ConfirmDialog/messages';
import type { cartMessages } from '../shop/CartPanel/messages';
import type { customizerMessages } from '../overlays/Customizer/messages';
import type { heroSliderMessages } from '../media/HeroSlider/messages';
import type { topTenMessages } from '../cards/TopTen/messages';
import type { breadcrumbMessages } from '../navigation/BreadcrumbBanner/messages';
import type { countdownMessages } from '../data-display/Countdown/messages';
import type { eventMessages } from '../cards/EventCard/messages';
import type { searchMessages } from '../overlays/SearchDialog/messages';
import type { languageMessages } from '../navigation/LanguageSwitch/messages';
import type { seriesMessages } from '../cards/SeriesCard/messages';
import type { paginationMessages } from '../navigation/Pagination/messages';
import type { playlistMessages } from '../cards/PlaylistCard/messages';
import type { imageUploadMessages } from '../forms/ImageUpload/messages';
import type { newsletterMessages } from '../shop/NewsletterBox/messages';
import type { orderMessages } from '../shop/OrderSummary/messages';
import type { passwordMessages } from '../forms/PasswordField/messages';
import type { playerMessages } from '../media/Player/messages';
import type { postMessages } from '../blog/PostBody/messages';
import type { priceMessages } from '../shop/Price/messages';
import type { pricingMessages } from '../shop/PricingTable/messages';
import type { productMessages } from '../shop/ProductCard/messages';
import type { ratingMessages } from '../shop/Rating/messages';
import type { quantityMessages } from '../forms/QuantityStepper/messages';
import type { tableMessages } from '../table/DataTable/messages';
import type { tagMessages } from '../data-display/Tag/messages';
import type { textAreaMessages } from '../forms/TextArea/messages';
import type { transcriptMessages } from '../media/Transcript/messages';
import type { toastMessages } from '../feedback/Toast/messages';
import type { keyMessages } from '../internal/shortcut/messages';
import type { paletteMessages } from '../overlays/CommandPalette/messages';
import type { shortcutsMessages } from '../overlays/ShortcutsPanel/messages';
import type { sideNavMessages } from '../navigation/SideNav/messages';

/**
 * The messages of components that not every page loads. The English is in `messages.ts` next to
 * each component, so a page loads only the messages it can show. Types only.
 */
export interface MessageGroups {
  bulkBar: typeof bulkBarMessages;
  combobox: typeof comboboxMessages;
  filterBar: typeof filterBarMessages;
  confirm: typeof confirmMessages;
  cart: typeof cartMessages;
  customizer: typeof customizerMessages;
  heroSlider: typeof heroSliderMessages;
  topTen: typeof topTenMessages;
  breadcrumbBanner: typeof breadcrumbMessages;
  countdown: typeof countdownMessages;
  event: typeof eventMessages;
  searchDialog: typeof searchMessages;
  languageSwitch: typeof languageMessages;
  series: typeof seriesMessages;
  pagination: typeof paginationMessages;
  playlist: typeof playlistMessages;
  imageUpload: typeof imageUploadMessages;
  newsletter: typeof newsletterMessages;
  order: typeof orderMessages;
  password: typeof passwordMessages;
  player: typeof playerMessages;
  post: typeof postMessages;
  price: typeof priceMessages;
  pricing: typeof pricingMessages;
  product: typeof productMessages;
  rating: typeof ratingMessages;
  quantity: typeof quantityMessages;
  table: typeof tableMessages;
  tags: typeof tagMessages;
  textArea: typeof textAreaMessages;
  toasts: typeof toastMessages;
  transcript: typeof transcriptMessages;
  keys: typeof keyMessages;
  sideNav: typeof sideNavMessages;
  shortcutsPanel: typeof shortcutsMessages;
  commandPalette: typeof paletteMessages;
}
