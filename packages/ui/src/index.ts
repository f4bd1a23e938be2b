// The parts of the visible product. The player and the overlays are entries of their own.
export { UiProvider, useUi, useWords } from './UiProvider/UiProvider';
export type { LinkComponent, Ui, UiMessages, UiProviderProps } from './UiProvider/UiProvider';

// Layout
export { Card } from './Card/Card';
export { Container } from './Container/Container';
export { Divider } from './Divider/Divider';
export { Grid } from './Grid/Grid';
export { Inline } from './Inline/Inline';
export { Stack } from './Stack/Stack';

// Words
export { Eyebrow } from './Eyebrow/Eyebrow';
export { Heading } from './Heading/Heading';
export { Link } from './Link/Link';
export { Logo } from './Logo/Logo';
export { SkipLink } from './SkipLink/SkipLink';
export { Text } from './Text/Text';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';

// Actions
export { Button } from './Button/Button';
export { Icon } from './Icon/Icon';
export * as icons from './Icon/icons';
export type { IconShape } from './Icon/shape';
export { IconButton } from './IconButton/IconButton';
export { Spinner } from './Spinner/Spinner';

// Navigation
export { BackToTop } from './BackToTop/BackToTop';
export { BreadcrumbBanner } from './BreadcrumbBanner/BreadcrumbBanner';
export type { BreadcrumbItem } from './BreadcrumbBanner/BreadcrumbBanner';
export { createBreadcrumbStore } from './BreadcrumbBanner/breadcrumbStore';
export type { BreadcrumbState, BreadcrumbStore } from './BreadcrumbBanner/breadcrumbStore';
export { useBreadcrumb, useBreadcrumbState } from './BreadcrumbBanner/useBreadcrumb';
export { Footer } from './Footer/Footer';
export type { FooterColumn, SocialLink } from './Footer/Footer';
export { Header } from './Header/Header';
export { HeaderMenu } from './HeaderMenu/HeaderMenu';
export type { NavColumn, NavFeature, NavItem, NavLink } from './internal/navigation';
export { LanguageSwitch } from './LanguageSwitch/LanguageSwitch';
export { MegaMenu } from './MegaMenu/MegaMenu';
export { PageShell } from './PageShell/PageShell';
export { ProfileMenu } from './ProfileMenu/ProfileMenu';
export type { ProfileMenuGroup, ProfileMenuItem } from './ProfileMenu/ProfileMenu';

// Forms
export { Checkbox } from './Checkbox/Checkbox';
export { Form } from './Form/Form';
export { FormFrame } from './Form/FormFrame';
export type { FormFrameProps } from './Form/FormFrame';
export type { FormErrors, FormValues } from './Form/formValues';
export { SubmitButton } from './Form/SubmitButton';
export { ImageUpload } from './ImageUpload/ImageUpload';
export { PasswordField } from './PasswordField/PasswordField';
export { QuantityStepper } from './QuantityStepper/QuantityStepper';
export { RadioGroup } from './RadioGroup/RadioGroup';
export type { RadioOption } from './RadioGroup/RadioGroup';
export { SearchField } from './SearchField/SearchField';
export { Select } from './Select/Select';
export type { SelectOption } from './Select/Select';
export { Switch } from './Switch/Switch';
export { TextArea } from './TextArea/TextArea';
export { TextField } from './TextField/TextField';

// Shop
export { AddToCart } from './ProductCard/AddToCart';
export { CartLine } from './CartLine/CartLine';
export { CartLineSkeleton } from './CartLine/CartLineSkeleton';
export { NewsletterBox } from './NewsletterBox/NewsletterBox';
export { OrderSummary } from './OrderSummary/OrderSummary';
export type { OrderLine } from './OrderSummary/OrderSummary';
export { PaymentLogos } from './PaymentLogos/PaymentLogos';
export type { PaymentMethod } from './PaymentLogos/PaymentLogos';
export { Price } from './Price/Price';
export type { Amount, Money } from './Price/amount';
export { PricingTable } from './PricingTable/PricingTable';
export type { Period, Plan, PlanFeature } from './PricingTable/plan';
export { ProductCard } from './ProductCard/ProductCard';
export { ProductCardSkeleton } from './ProductCard/ProductCardSkeleton';
export type { Swatch } from './ProductCard/Swatches';
export { Rating } from './Rating/Rating';
export { RatingInput } from './Rating/RatingInput';
export { ShopFooter } from './ShopFooter/ShopFooter';
export type { ShopSupport } from './ShopFooter/ShopFooter';
export { ShopHeader } from './ShopHeader/ShopHeader';
export { ShopNavigation } from './ShopNavigation/ShopNavigation';
export { ShopUserMenu } from './ShopHeader/ShopUserMenu';
export { WishlistToggle } from './ProductCard/WishlistToggle';

// Posts
export { BlogCard } from './BlogCard/BlogCard';
export { BlogCardSkeleton } from './BlogCard/BlogCardSkeleton';
export type { PostKind } from './BlogCard/kinds';
export { PostAudio } from './PostAudio/PostAudio';
export { PostAuthor } from './PostAuthor/PostAuthor';
export { PostBody } from './PostBody/PostBody';
export { PostTable } from './PostBody/PostTable';
export { PostGallery } from './PostGallery/PostGallery';
export type { GalleryPicture } from './PostGallery/PostGallery';
export { PostLink } from './PostLink/PostLink';
export { PostMeta } from './PostMeta/PostMeta';
export { PostNavigation } from './PostNavigation/PostNavigation';
export type { PostNeighbour } from './PostNavigation/PostNavigation';
export { PostQuote } from './PostQuote/PostQuote';
export { PostShare } from './PostShare/PostShare';
export { PostVideo } from './PostVideo/PostVideo';
export type { PostCaptions } from './PostVideo/PostVideo';

// Marks and people
export { Avatar } from './Avatar/Avatar';
export { Badge } from './Badge/Badge';
export { Chip } from './Chip/Chip';
export { Tag } from './Tag/Tag';
export { TagList } from './Tag/TagList';
export type { TagItem } from './Tag/TagList';

// States
export { Alert } from './Alert/Alert';
export { EmptyState } from './EmptyState/EmptyState';
export { ErrorState } from './ErrorState/ErrorState';
export { ProgressBar } from './ProgressBar/ProgressBar';
export { ProgressRing } from './ProgressRing/ProgressRing';
export { Skeleton } from './Skeleton/Skeleton';
export { createToasts } from './Toast/createToasts';
export type { Toast, ToastAction, ToastOptions, Toasts, ToastVariant } from './Toast/createToasts';
export { ToastsProvider, useToasts } from './Toast/ToastsProvider';

// Ways through lists and pages
export { LoadMore } from './LoadMore/LoadMore';
export { pageWindow } from './Pagination/pageWindow';
export { Pagination } from './Pagination/Pagination';
export { TabNav } from './TabNav/TabNav';
export { Tabs } from './Tabs/Tabs';
export type { TabItem } from './Tabs/Tabs';

// Pictures and classes
export { CardGrid } from './CardGrid/CardGrid';
export { CardGridSkeleton } from './CardGrid/CardGridSkeleton';
export { Carousel } from './Carousel/Carousel';
export { CarouselSkeleton } from './Carousel/CarouselSkeleton';
export { Countdown } from './Countdown/Countdown';
export { EventCard } from './EventCard/EventCard';
export { EventCardSkeleton } from './EventCard/EventCardSkeleton';
export { FeaturedHero } from './FeaturedHero/FeaturedHero';
export { FeaturedHeroSkeleton } from './FeaturedHero/FeaturedHeroSkeleton';
export { HeroSlider } from './HeroSlider/HeroSlider';
export type { HeroSlideContent } from './HeroSlider/HeroSlider';
export { HeroSliderSkeleton } from './HeroSlider/HeroSliderSkeleton';
export { InstructorCard } from './InstructorCard/InstructorCard';
export { InstructorCardSkeleton } from './InstructorCard/InstructorCardSkeleton';
export { Picture } from './Picture/Picture';
export { PlaylistCard } from './PlaylistCard/PlaylistCard';
export { PlaylistCardSkeleton } from './PlaylistCard/PlaylistCardSkeleton';
export { preloadPosterArt } from './PosterArt/artist';
export { PosterArt } from './PosterArt/PosterArt';
export { drawPoster } from './PosterArt/drawPoster';
export type { Ratio } from './PosterArt/formats';
export { SeriesCard } from './SeriesCard/SeriesCard';
export { SeriesCardSkeleton } from './SeriesCard/SeriesCardSkeleton';
export { TopTen } from './TopTen/TopTen';
export type { TopTenItem } from './TopTen/TopTen';
export { TopTenSkeleton } from './TopTen/TopTenSkeleton';
export { VideoCard } from './VideoCard/VideoCard';
export { VideoCardSkeleton } from './VideoCard/VideoCardSkeleton';
export { VideoPreview } from './VideoCard/VideoPreview';
export { Disclosure } from './Disclosure/Disclosure';
export type { FacetGroupProps, FacetLabels, FacetOption } from './FacetGroup/FacetGroup';
export { FacetGroup } from './FacetGroup/FacetGroup';
export { FacetSection } from './FacetGroup/FacetSection';
