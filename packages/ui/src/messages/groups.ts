import type { comboboxWords } from '../forms/Combobox/words';
import type { confirmWords } from '../overlays/ConfirmDialog/words';
import type { cartWords } from '../shop/CartPanel/words';
import type { customizerWords } from '../overlays/Customizer/words';
import type { heroSliderWords } from '../media/HeroSlider/words';
import type { topTenWords } from '../cards/TopTen/words';
import type { breadcrumbWords } from '../navigation/BreadcrumbBanner/words';
import type { countdownWords } from '../data-display/Countdown/words';
import type { eventWords } from '../cards/EventCard/words';
import type { searchWords } from '../overlays/SearchDialog/words';
import type { languageWords } from '../navigation/LanguageSwitch/words';
import type { seriesWords } from '../cards/SeriesCard/words';
import type { paginationWords } from '../navigation/Pagination/words';
import type { playlistWords } from '../cards/PlaylistCard/words';
import type { imageUploadWords } from '../forms/ImageUpload/words';
import type { newsletterWords } from '../shop/NewsletterBox/words';
import type { orderWords } from '../shop/OrderSummary/words';
import type { passwordWords } from '../forms/PasswordField/words';
import type { playerWords } from '../media/Player/words';
import type { postWords } from '../blog/PostBody/words';
import type { priceWords } from '../shop/Price/words';
import type { pricingWords } from '../shop/PricingTable/words';
import type { productWords } from '../shop/ProductCard/words';
import type { ratingWords } from '../shop/Rating/words';
import type { quantityWords } from '../forms/QuantityStepper/words';
import type { tagWords } from '../data-display/Tag/words';
import type { textAreaWords } from '../forms/TextArea/words';
import type { toastWords } from '../feedback/Toast/words';

/**
 * The words of parts that not every page loads: each part carries its English beside
 * itself (`words.ts`), so that a page pays for the words it can say. Types only.
 */
export interface WordGroups {
  combobox: typeof comboboxWords;
  confirm: typeof confirmWords;
  cart: typeof cartWords;
  customizer: typeof customizerWords;
  heroSlider: typeof heroSliderWords;
  topTen: typeof topTenWords;
  breadcrumbBanner: typeof breadcrumbWords;
  countdown: typeof countdownWords;
  event: typeof eventWords;
  searchDialog: typeof searchWords;
  languageSwitch: typeof languageWords;
  series: typeof seriesWords;
  pagination: typeof paginationWords;
  playlist: typeof playlistWords;
  imageUpload: typeof imageUploadWords;
  newsletter: typeof newsletterWords;
  order: typeof orderWords;
  password: typeof passwordWords;
  player: typeof playerWords;
  post: typeof postWords;
  price: typeof priceWords;
  pricing: typeof pricingWords;
  product: typeof productWords;
  rating: typeof ratingWords;
  quantity: typeof quantityWords;
  tags: typeof tagWords;
  textArea: typeof textAreaWords;
  toasts: typeof toastWords;
}
