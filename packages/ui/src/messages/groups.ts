import type { comboboxWords } from '../Combobox/words';
import type { confirmWords } from '../ConfirmDialog/words';
import type { cartWords } from '../CartPanel/words';
import type { customizerWords } from '../Customizer/words';
import type { heroSliderWords } from '../HeroSlider/words';
import type { topTenWords } from '../TopTen/words';
import type { breadcrumbWords } from '../BreadcrumbBanner/words';
import type { countdownWords } from '../Countdown/words';
import type { eventWords } from '../EventCard/words';
import type { searchWords } from '../SearchDialog/words';
import type { languageWords } from '../LanguageSwitch/words';
import type { seriesWords } from '../SeriesCard/words';
import type { paginationWords } from '../Pagination/words';
import type { playlistWords } from '../PlaylistCard/words';
import type { imageUploadWords } from '../ImageUpload/words';
import type { newsletterWords } from '../NewsletterBox/words';
import type { orderWords } from '../OrderSummary/words';
import type { passwordWords } from '../PasswordField/words';
import type { playerWords } from '../Player/words';
import type { postWords } from '../PostBody/words';
import type { priceWords } from '../Price/words';
import type { pricingWords } from '../PricingTable/words';
import type { productWords } from '../ProductCard/words';
import type { ratingWords } from '../Rating/words';
import type { quantityWords } from '../QuantityStepper/words';
import type { tagWords } from '../Tag/words';
import type { textAreaWords } from '../TextArea/words';
import type { toastWords } from '../Toast/words';

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
