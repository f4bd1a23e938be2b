// The main entry. The player, the overlays and the toasts are separate entries.
// The order of the exports is the order of their styles: add a new export at the end.
export { UiProvider, useUi, useMessages } from './providers/UiProvider/UiProvider';
export type {
  LinkComponent,
  Ui,
  UiMessages,
  UiProviderProps,
} from './providers/UiProvider/UiProvider';
export { Card } from './layout/Card/Card';
export { Container } from './layout/Container/Container';
export { Divider } from './layout/Divider/Divider';
export { Grid } from './layout/Grid/Grid';
export { Inline } from './layout/Inline/Inline';
export { Stack } from './layout/Stack/Stack';
export { Eyebrow } from './typography/Eyebrow/Eyebrow';
export { Heading } from './typography/Heading/Heading';
export { Link } from './typography/Link/Link';
export { Logo } from './typography/Logo/Logo';
export { SkipLink } from './navigation/SkipLink/SkipLink';
export { Text } from './typography/Text/Text';
export { VisuallyHidden } from './typography/VisuallyHidden/VisuallyHidden';
export { Button } from './actions/Button/Button';
export { Icon } from './data-display/Icon/Icon';
export * as icons from './data-display/Icon/icons';
export type { IconShape } from './data-display/Icon/shape';
export { IconButton } from './actions/IconButton/IconButton';
export { Spinner } from './feedback/Spinner/Spinner';
export { BackToTop } from './navigation/BackToTop/BackToTop';
export { BreadcrumbBanner } from './navigation/BreadcrumbBanner/BreadcrumbBanner';
export type { BreadcrumbItem } from './navigation/BreadcrumbBanner/BreadcrumbBanner';
export { createBreadcrumbStore } from './navigation/BreadcrumbBanner/breadcrumbStore';
export type {
  BreadcrumbState,
  BreadcrumbStore,
} from './navigation/BreadcrumbBanner/breadcrumbStore';
export { useBreadcrumb, useBreadcrumbState } from './navigation/BreadcrumbBanner/useBreadcrumb';
export { Footer } from './navigation/Footer/Footer';
export type { FooterColumn, SocialLink } from './navigation/Footer/Footer';
export { Header } from './navigation/Header/Header';
export { HeaderMenu } from './navigation/HeaderMenu/HeaderMenu';
export type { NavColumn, NavFeature, NavItem, NavLink } from './internal/navigation';
export { LanguageSwitch } from './navigation/LanguageSwitch/LanguageSwitch';
export { MegaMenu } from './navigation/MegaMenu/MegaMenu';
export { PageShell } from './layout/PageShell/PageShell';
export { ProfileMenu } from './navigation/ProfileMenu/ProfileMenu';
export type { ProfileMenuGroup, ProfileMenuItem } from './navigation/ProfileMenu/ProfileMenu';
export { Checkbox } from './forms/Checkbox/Checkbox';
export { Form } from './forms/Form/Form';
export { FormFrame } from './forms/Form/FormFrame';
export type { FormFrameProps } from './forms/Form/FormFrame';
export type { FormErrors, FormValues } from './forms/Form/formValues';
export { SubmitButton } from './forms/Form/SubmitButton';
export { ImageUpload } from './forms/ImageUpload/ImageUpload';
export { PasswordField } from './forms/PasswordField/PasswordField';
export { QuantityStepper } from './forms/QuantityStepper/QuantityStepper';
export { RadioGroup } from './forms/RadioGroup/RadioGroup';
export type { RadioOption } from './forms/RadioGroup/RadioGroup';
export { SearchField } from './forms/SearchField/SearchField';
export { Select } from './forms/Select/Select';
export type { SelectOption } from './forms/Select/Select';
export { Switch } from './forms/Switch/Switch';
export { TextArea } from './forms/TextArea/TextArea';
export { TextField } from './forms/TextField/TextField';
export { AddToCart } from './shop/ProductCard/AddToCart';
export { CartLine } from './shop/CartLine/CartLine';
export { CartLineSkeleton } from './shop/CartLine/CartLineSkeleton';
export { NewsletterBox } from './shop/NewsletterBox/NewsletterBox';
export { OrderSummary } from './shop/OrderSummary/OrderSummary';
export type { OrderLine } from './shop/OrderSummary/OrderSummary';
export { PaymentLogos } from './shop/PaymentLogos/PaymentLogos';
export type { PaymentMethod } from './shop/PaymentLogos/PaymentLogos';
export { Price } from './shop/Price/Price';
export type { Amount, Money } from './shop/Price/amount';
export { PricingTable } from './shop/PricingTable/PricingTable';
export type { Period, Plan, PlanFeature } from './shop/PricingTable/plan';
export { ProductCard } from './shop/ProductCard/ProductCard';
export { ProductCardSkeleton } from './shop/ProductCard/ProductCardSkeleton';
export type { Swatch } from './shop/ProductCard/Swatches';
export { Rating } from './shop/Rating/Rating';
export { RatingInput } from './shop/Rating/RatingInput';
export { ShopFooter } from './shop/ShopFooter/ShopFooter';
export type { ShopSupport } from './shop/ShopFooter/ShopFooter';
export { ShopHeader } from './shop/ShopHeader/ShopHeader';
export { ShopNavigation } from './shop/ShopNavigation/ShopNavigation';
export { ShopUserMenu } from './shop/ShopHeader/ShopUserMenu';
export { WishlistToggle } from './shop/ProductCard/WishlistToggle';
export { BlogCard } from './blog/BlogCard/BlogCard';
export { BlogCardSkeleton } from './blog/BlogCard/BlogCardSkeleton';
export type { PostKind } from './blog/BlogCard/kinds';
export { PostAudio } from './blog/PostAudio/PostAudio';
export { PostAuthor } from './blog/PostAuthor/PostAuthor';
export { PostBody } from './blog/PostBody/PostBody';
export { PostTable } from './blog/PostBody/PostTable';
export { PostGallery } from './blog/PostGallery/PostGallery';
export type { GalleryPicture } from './blog/PostGallery/PostGallery';
export { PostLink } from './blog/PostLink/PostLink';
export { PostMeta } from './blog/PostMeta/PostMeta';
export { PostNavigation } from './blog/PostNavigation/PostNavigation';
export type { AdjacentPost } from './blog/PostNavigation/PostNavigation';
export { PostQuote } from './blog/PostQuote/PostQuote';
export { PostShare } from './blog/PostShare/PostShare';
export { PostVideo } from './blog/PostVideo/PostVideo';
export type { PostCaptions } from './blog/PostVideo/PostVideo';
export { Avatar } from './data-display/Avatar/Avatar';
export { Badge } from './data-display/Badge/Badge';
export { Chip } from './data-display/Chip/Chip';
export { Tag } from './data-display/Tag/Tag';
export { TagList } from './data-display/Tag/TagList';
export type { TagItem } from './data-display/Tag/TagList';
export { Alert } from './feedback/Alert/Alert';
export { EmptyState } from './feedback/EmptyState/EmptyState';
export { ErrorState } from './feedback/ErrorState/ErrorState';
export { ProgressBar } from './feedback/ProgressBar/ProgressBar';
export { ProgressRing } from './feedback/ProgressRing/ProgressRing';
export { Skeleton } from './feedback/Skeleton/Skeleton';
export { createToasts } from './feedback/Toast/createToasts';
export type {
  Toast,
  ToastAction,
  ToastOptions,
  Toasts,
  ToastVariant,
} from './feedback/Toast/createToasts';
export { ToastsProvider, useToasts } from './feedback/Toast/ToastsProvider';
export { LoadMore } from './navigation/LoadMore/LoadMore';
export { getPageItems } from './navigation/Pagination/getPageItems';
export { Pagination } from './navigation/Pagination/Pagination';
export { TabNav } from './navigation/TabNav/TabNav';
export { Tabs } from './navigation/Tabs/Tabs';
export type { TabItem } from './navigation/Tabs/Tabs';
export { CardGrid } from './cards/CardGrid/CardGrid';
export { CardGridSkeleton } from './cards/CardGrid/CardGridSkeleton';
export { Carousel } from './cards/Carousel/Carousel';
export { CarouselSkeleton } from './cards/Carousel/CarouselSkeleton';
export { Countdown } from './data-display/Countdown/Countdown';
export { EventCard } from './cards/EventCard/EventCard';
export { EventCardSkeleton } from './cards/EventCard/EventCardSkeleton';
export { FeaturedHero } from './media/FeaturedHero/FeaturedHero';
export { FeaturedHeroSkeleton } from './media/FeaturedHero/FeaturedHeroSkeleton';
export { HeroSlider } from './media/HeroSlider/HeroSlider';
export type { HeroSlideContent } from './media/HeroSlider/HeroSlider';
export { HeroSliderSkeleton } from './media/HeroSlider/HeroSliderSkeleton';
export { InstructorCard } from './cards/InstructorCard/InstructorCard';
export { InstructorCardSkeleton } from './cards/InstructorCard/InstructorCardSkeleton';
export { Picture } from './media/Picture/Picture';
export { PlaylistCard } from './cards/PlaylistCard/PlaylistCard';
export { PlaylistCardSkeleton } from './cards/PlaylistCard/PlaylistCardSkeleton';
export { preloadPosterArt } from './media/PosterArt/drawing';
export { PosterArt } from './media/PosterArt/PosterArt';
export { drawPoster } from '@gschool/poster-art/drawPoster';
export type { Ratio } from '@gschool/poster-art';
export { SeriesCard } from './cards/SeriesCard/SeriesCard';
export { SeriesCardSkeleton } from './cards/SeriesCard/SeriesCardSkeleton';
export { TopTen } from './cards/TopTen/TopTen';
export type { TopTenItem } from './cards/TopTen/TopTen';
export { TopTenSkeleton } from './cards/TopTen/TopTenSkeleton';
export { VideoCard } from './cards/VideoCard/VideoCard';
export { VideoCardSkeleton } from './cards/VideoCard/VideoCardSkeleton';
export { VideoPreview } from './cards/VideoCard/VideoPreview';
export { Disclosure } from './layout/Disclosure/Disclosure';
export { FacetGroup } from './forms/FacetGroup/FacetGroup';
export type { FacetGroupProps, FacetLabels, FacetOption } from './forms/FacetGroup/FacetGroup';
export { FacetSection } from './forms/FacetGroup/FacetSection';
export { useIsHydrated } from './internal/useIsHydrated';
