// The main entry. The player, the overlays and the toasts are separate entries.
// The order of the exports is the order of their styles: add a new export at the end.
export { UiProvider, useUi, useMessages } from './providers/UiProvider/UiProvider';
export type {
  LinkComponent,
  Ui,
  UiMessages,
  UiProviderProps,
} from './providers/UiProvider/UiProvider';
export { Card, type CardProps } from './layout/Card/Card';
export { Container, type ContainerProps } from './layout/Container/Container';
export { Divider, type DividerProps } from './layout/Divider/Divider';
export { Grid, type GridProps } from './layout/Grid/Grid';
export { Inline, type InlineProps } from './layout/Inline/Inline';
export { Stack, type StackProps } from './layout/Stack/Stack';
export { Eyebrow, type EyebrowProps } from './typography/Eyebrow/Eyebrow';
export { Heading, type HeadingProps } from './typography/Heading/Heading';
export { Link, type LinkProps } from './typography/Link/Link';
export { Logo, type LogoProps } from './typography/Logo/Logo';
export { SkipLink, type SkipLinkProps } from './navigation/SkipLink/SkipLink';
export { Text, type TextProps } from './typography/Text/Text';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './typography/VisuallyHidden/VisuallyHidden';
export { Button, type ButtonProps } from './actions/Button/Button';
export { Icon, type IconProps } from './data-display/Icon/Icon';
export * as icons from './data-display/Icon/icons';
export type { IconShape } from './data-display/Icon/shape';
export { IconButton, type IconButtonProps } from './actions/IconButton/IconButton';
export { Spinner, type SpinnerProps } from './feedback/Spinner/Spinner';
export { BackToTop, type BackToTopProps } from './navigation/BackToTop/BackToTop';
export {
  BreadcrumbBanner,
  type BreadcrumbBannerProps,
} from './navigation/BreadcrumbBanner/BreadcrumbBanner';
export type { BreadcrumbItem } from './navigation/BreadcrumbBanner/BreadcrumbBanner';
export { createBreadcrumbStore } from './navigation/BreadcrumbBanner/breadcrumbStore';
export type {
  BreadcrumbState,
  BreadcrumbStore,
} from './navigation/BreadcrumbBanner/breadcrumbStore';
export { useBreadcrumb, useBreadcrumbState } from './navigation/BreadcrumbBanner/useBreadcrumb';
export { Footer, type FooterProps } from './navigation/Footer/Footer';
export type { FooterColumn, SocialLink } from './navigation/Footer/Footer';
export { Header, type HeaderProps } from './navigation/Header/Header';
export { HeaderMenu, type HeaderMenuProps } from './navigation/HeaderMenu/HeaderMenu';
export type { NavColumn, NavFeature, NavItem, NavLink } from './internal/navigation';
export {
  LanguageSwitch,
  type LanguageSwitchProps,
} from './navigation/LanguageSwitch/LanguageSwitch';
export { MegaMenu, type MegaMenuProps } from './navigation/MegaMenu/MegaMenu';
export { PageShell, type PageShellProps } from './layout/PageShell/PageShell';
export { ProfileMenu, type ProfileMenuProps } from './navigation/ProfileMenu/ProfileMenu';
export type { ProfileMenuGroup, ProfileMenuItem } from './navigation/ProfileMenu/ProfileMenu';
export { Checkbox, type CheckboxProps } from './forms/Checkbox/Checkbox';
export { DateField, type DateFieldProps } from './forms/DateField/DateField';
export { Form, type FormProps } from './forms/Form/Form';
export { FormFrame } from './forms/Form/FormFrame';
export type { FormFrameProps } from './forms/Form/FormFrame';
export type { FormErrors, FormValues } from './forms/Form/formValues';
export { SubmitButton, type SubmitButtonProps } from './forms/Form/SubmitButton';
export { ImageUpload, type ImageUploadProps } from './forms/ImageUpload/ImageUpload';
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField/PasswordField';
export {
  QuantityStepper,
  type QuantityStepperProps,
} from './forms/QuantityStepper/QuantityStepper';
export { RadioGroup, type RadioGroupProps } from './forms/RadioGroup/RadioGroup';
export type { RadioOption } from './forms/RadioGroup/RadioGroup';
export { SearchField, type SearchFieldProps } from './forms/SearchField/SearchField';
export { Select, type SelectProps } from './forms/Select/Select';
export type { SelectOption } from './forms/Select/Select';
export { Switch, type SwitchProps } from './forms/Switch/Switch';
export { TextArea, type TextAreaProps } from './forms/TextArea/TextArea';
export { TextField, type TextFieldProps } from './forms/TextField/TextField';
export { AddToCart, type AddToCartProps } from './shop/ProductCard/AddToCart';
export { CartLine, type CartLineProps } from './shop/CartLine/CartLine';
export { CartLineSkeleton } from './shop/CartLine/CartLineSkeleton';
export { NewsletterBox, type NewsletterBoxProps } from './shop/NewsletterBox/NewsletterBox';
export { OrderSummary, type OrderSummaryProps } from './shop/OrderSummary/OrderSummary';
export type { OrderLine } from './shop/OrderSummary/OrderSummary';
export { PaymentLogos, type PaymentLogosProps } from './shop/PaymentLogos/PaymentLogos';
export type { PaymentMethod } from './shop/PaymentLogos/PaymentLogos';
export { Price, type PriceProps } from './shop/Price/Price';
export type { Amount, Money } from './shop/Price/amount';
export { PricingTable, type PricingTableProps } from './shop/PricingTable/PricingTable';
export type { Period, Plan, PlanFeature } from './shop/PricingTable/plan';
export { ProductCard, type ProductCardProps } from './shop/ProductCard/ProductCard';
export {
  ProductCardSkeleton,
  type ProductCardSkeletonProps,
} from './shop/ProductCard/ProductCardSkeleton';
export type { Swatch } from './shop/ProductCard/Swatches';
export { Rating, type RatingProps } from './shop/Rating/Rating';
export { RatingInput, type RatingInputProps } from './shop/Rating/RatingInput';
export { ShopFooter, type ShopFooterProps } from './shop/ShopFooter/ShopFooter';
export type { ShopSupport } from './shop/ShopFooter/ShopFooter';
export { ShopHeader, type ShopHeaderProps } from './shop/ShopHeader/ShopHeader';
export { ShopNavigation, type ShopNavigationProps } from './shop/ShopNavigation/ShopNavigation';
export { ShopUserMenu, type ShopUserMenuProps } from './shop/ShopHeader/ShopUserMenu';
export { WishlistToggle, type WishlistToggleProps } from './shop/ProductCard/WishlistToggle';
export { BlogCard, type BlogCardProps } from './blog/BlogCard/BlogCard';
export { BlogCardSkeleton, type BlogCardSkeletonProps } from './blog/BlogCard/BlogCardSkeleton';
export type { PostKind } from './blog/BlogCard/kinds';
export { PostAudio, type PostAudioProps } from './blog/PostAudio/PostAudio';
export { PostAuthor, type PostAuthorProps } from './blog/PostAuthor/PostAuthor';
export { PostBody, type PostBodyProps } from './blog/PostBody/PostBody';
export { PostTable, type PostTableProps } from './blog/PostBody/PostTable';
export { PostGallery, type PostGalleryProps } from './blog/PostGallery/PostGallery';
export type { GalleryPicture } from './blog/PostGallery/PostGallery';
export { PostLink, type PostLinkProps } from './blog/PostLink/PostLink';
export { PostMeta, type PostMetaProps } from './blog/PostMeta/PostMeta';
export { PostNavigation, type PostNavigationProps } from './blog/PostNavigation/PostNavigation';
export type { AdjacentPost } from './blog/PostNavigation/PostNavigation';
export { PostQuote, type PostQuoteProps } from './blog/PostQuote/PostQuote';
export { PostShare, type PostShareProps } from './blog/PostShare/PostShare';
export { PostVideo, type PostVideoProps } from './blog/PostVideo/PostVideo';
export type { PostCaptions } from './blog/PostVideo/PostVideo';
export { Avatar, type AvatarProps } from './data-display/Avatar/Avatar';
export { Badge, type BadgeProps } from './data-display/Badge/Badge';
export { Chip, type ChipProps } from './data-display/Chip/Chip';
export { Tag, type TagProps } from './data-display/Tag/Tag';
export { TagList, type TagListProps } from './data-display/Tag/TagList';
export type { TagItem } from './data-display/Tag/TagList';
export { Alert, type AlertProps } from './feedback/Alert/Alert';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState/ErrorState';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar/ProgressBar';
export { ProgressRing, type ProgressRingProps } from './feedback/ProgressRing/ProgressRing';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton/Skeleton';
export { createToasts } from './feedback/Toast/createToasts';
export type {
  Toast,
  ToastAction,
  ToastOptions,
  Toasts,
  ToastVariant,
} from './feedback/Toast/createToasts';
export {
  ToastsProvider,
  type ToastsProviderProps,
  useToasts,
} from './feedback/Toast/ToastsProvider';
export { LoadMore, type LoadMoreProps } from './navigation/LoadMore/LoadMore';
export { getPageItems } from './navigation/Pagination/getPageItems';
export { Pagination, type PaginationProps } from './navigation/Pagination/Pagination';
export { TabNav, type TabNavProps } from './navigation/TabNav/TabNav';
export { Tabs, type TabsProps } from './navigation/Tabs/Tabs';
export type { TabItem } from './navigation/Tabs/Tabs';
export { CardGrid, type CardGridProps } from './cards/CardGrid/CardGrid';
export { CardGridSkeleton, type CardGridSkeletonProps } from './cards/CardGrid/CardGridSkeleton';
export { Carousel, type CarouselProps } from './cards/Carousel/Carousel';
export { CarouselSkeleton, type CarouselSkeletonProps } from './cards/Carousel/CarouselSkeleton';
export { Countdown, type CountdownProps } from './data-display/Countdown/Countdown';
export { EventCard, type EventCardProps } from './cards/EventCard/EventCard';
export { EventCardSkeleton } from './cards/EventCard/EventCardSkeleton';
export { FeaturedHero, type FeaturedHeroProps } from './media/FeaturedHero/FeaturedHero';
export { FeaturedHeroSkeleton } from './media/FeaturedHero/FeaturedHeroSkeleton';
export { HeroSlider, type HeroSliderProps } from './media/HeroSlider/HeroSlider';
export type { HeroSlideContent } from './media/HeroSlider/HeroSlider';
export {
  HeroSliderSkeleton,
  type HeroSliderSkeletonProps,
} from './media/HeroSlider/HeroSliderSkeleton';
export { InstructorCard, type InstructorCardProps } from './cards/InstructorCard/InstructorCard';
export {
  InstructorCardSkeleton,
  type InstructorCardSkeletonProps,
} from './cards/InstructorCard/InstructorCardSkeleton';
export { Picture, type PictureProps } from './media/Picture/Picture';
export { PlaylistCard, type PlaylistCardProps } from './cards/PlaylistCard/PlaylistCard';
export { PlaylistCardSkeleton } from './cards/PlaylistCard/PlaylistCardSkeleton';
export { preloadPosterArt } from './media/PosterArt/drawing';
export { PosterArt, type PosterArtProps } from './media/PosterArt/PosterArt';
export { redrawPosters } from './media/PosterArt/showWhenNear';
export { drawPoster } from '@gschool/poster-art/drawPoster';
export type { Ratio } from '@gschool/poster-art';
export { SeriesCard, type SeriesCardProps } from './cards/SeriesCard/SeriesCard';
export { SeriesCardSkeleton } from './cards/SeriesCard/SeriesCardSkeleton';
export { TopTen, type TopTenProps } from './cards/TopTen/TopTen';
export type { TopTenItem } from './cards/TopTen/TopTen';
export { TopTenSkeleton, type TopTenSkeletonProps } from './cards/TopTen/TopTenSkeleton';
export { VideoCard, type VideoCardProps } from './cards/VideoCard/VideoCard';
export {
  VideoCardSkeleton,
  type VideoCardSkeletonProps,
} from './cards/VideoCard/VideoCardSkeleton';
export { VideoPreview, type VideoPreviewProps } from './cards/VideoCard/VideoPreview';
export { Disclosure, type DisclosureProps } from './layout/Disclosure/Disclosure';
export { FacetGroup } from './forms/FacetGroup/FacetGroup';
export type { FacetGroupProps, FacetLabels, FacetOption } from './forms/FacetGroup/FacetGroup';
export { FacetSection, type FacetSectionProps } from './forms/FacetGroup/FacetSection';
export { getPressedKey, getShortcutKey } from './internal/getPressedKey';
export { isPlainClick } from './internal/isPlainClick';
export { wrapUnmarked } from './internal/wrapTexts';
export { useIsHydrated } from './internal/useIsHydrated';
export { useScrollRow } from './internal/useScrollRow';
export {
  createRouterLink,
  isRoutedLink,
  type RoutedLink,
} from './providers/UiProvider/createRouterLink';
export { FactList, type FactListProps } from './data-display/FactList/FactList';
export type { Fact } from './data-display/FactList/FactList';
export { TwoColumns, type TwoColumnsProps } from './layout/TwoColumns/TwoColumns';
export { LineChart, type LineChartProps } from './data-display/LineChart/LineChart';
export type { ChartPoint } from './data-display/LineChart/LineChart';
