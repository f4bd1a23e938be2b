import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import * as admin from './admin';
import * as editor from './editor';
import * as ui from './index';
import { BulkBar, DataTable, FilterBar } from './table';

const {
  Alert,
  Avatar,
  BackToTop,
  Badge,
  BreadcrumbBanner,
  Button,
  Card,
  Checkbox,
  Chip,
  Container,
  DateField,
  Divider,
  VideoPreview,
  VideoCard,
  TopTen,
  SeriesCard,
  PlaylistCard,
  Picture,
  InstructorCard,
  HeroSlider,
  FeaturedHero,
  EventCard,
  Countdown,
  Carousel,
  CardGrid,
  EmptyState,
  ErrorState,
  Eyebrow,
  Footer,
  Form,
  FormFrame,
  Grid,
  Header,
  HeaderMenu,
  Heading,
  Icon,
  IconButton,
  icons,
  ImageUpload,
  Inline,
  Link,
  LanguageSwitch,
  LoadMore,
  Logo,
  MegaMenu,
  PageShell,
  Pagination,
  PasswordField,
  ProfileMenu,
  ProgressBar,
  ProgressRing,
  QuantityStepper,
  RadioGroup,
  SearchField,
  Select,
  ShopFooter,
  ShopNavigation,
  Skeleton,
  SkipLink,
  Spinner,
  Stack,
  SubmitButton,
  Switch,
  TabNav,
  Tabs,
  Tag,
  TagList,
  Text,
  TextArea,
  TextField,
  ToastsProvider,
  UiProvider,
  VisuallyHidden,
} = ui;

const options = [{ value: 'a', label: 'A' }];

const columns = [{ title: 'C', links: [{ label: 'A', href: '/', icon: icons.play }] }];
const menu = [
  { label: 'A', href: '/' },
  { label: 'B', children: [{ label: 'C', href: '/c', isCurrent: true }] },
  { label: 'D', columns },
];

const examples: Record<string, ReactNode> = {
  CardGrid: <CardGrid label="Classes">{[<b key="a" />]}</CardGrid>,
  Carousel: <Carousel title="Short" empty="Nothing" />,
  Countdown: <Countdown to={0} label="Starts in" layout="boxes" />,
  EventCard: <EventCard title="E" picture="" dateLabel="D" timeLabel="T" startsAt={1} />,
  FeaturedHero: <FeaturedHero title="F" picture="/f.webp" placeholderColor="#7a3e3a" />,
  HeroSlider: (
    <HeroSlider
      label="H"
      autoplaySeconds={6}
      slides={[
        { id: 'a', title: 'A', picture: '/a.webp' },
        { id: 'b', title: 'B', picture: 'art:figure/tree/1' },
      ]}
    />
  ),
  InstructorCard: <InstructorCard href="/" name="Mara" picture="" layout="tall" />,
  Picture: <Picture picture="/p.webp" alt="" focalPoint={{ x: 10, y: 20 }} />,
  PlaylistCard: <PlaylistCard href="/" title="P" pictures={['']} countLabel="1" isPrivate />,
  SeriesCard: <SeriesCard href="/" title="S" picture="" countLabel="12" progress={0.4} isNew />,
  TopTen: <TopTen title="Ten" items={[{ id: 'a', href: '/', title: 'A', picture: '' }]} />,
  VideoCard: (
    <VideoCard href="/" title="V" picture="" isLocked preview={<VideoPreview src="/v.webm" />} />
  ),
  Alert: <Alert variant="danger" title="No" action={<Link href="/">Back</Link>} />,
  'Alert that can be closed': <Alert onDismiss={() => {}}>Yes</Alert>,
  Avatar: <Avatar name="Maya Kerr" />,
  'Avatar with initials': <Avatar name="نور الهدى" fallback="initials" />,
  BackToTop: <BackToTop />,
  LanguageSwitch: (
    <LanguageSwitch
      languages={{ en: 'English', ar: 'العربية' }}
      current="en"
      onSelect={() => Promise.resolve()}
    />
  ),
  Badge: <Badge icon={icons.check}>Open</Badge>,
  BreadcrumbBanner: (
    <BreadcrumbBanner title="T" description="D" items={[{ name: 'A', href: '/' }, { name: 'B' }]} />
  ),
  Button: <Button isLoading iconStart={icons.play} />,
  'Button as link': <Button href="/" isExternal />,
  Card: <Card />,
  Checkbox: <Checkbox name="a" label="A" hint="B" error="C" />,
  Chip: <Chip href="/">A</Chip>,
  Container: <Container as="main" />,
  Divider: <Divider label="or" />,
  EmptyState: <EmptyState title="Nothing" action={<Button />} />,
  ErrorState: <ErrorState title="No" onRetry={() => {}} />,
  Eyebrow: <Eyebrow>New</Eyebrow>,
  Footer: <Footer copyright="©" columns={[{ title: 'A', links: [{ label: 'B', href: '/' }] }]} />,
  Form: <Form onSubmit={() => {}} submitLabel="Send" />,
  FormFrame: <FormFrame id="f" errors={{ a: 'B' }} summary={['a']} attempt={1} isPending />,
  Grid: <Grid as="ul" />,
  Header: <Header logo="G" menu={menu} onOpenMenu={() => {}} isMenuOpen={false} isOverHero />,
  HeaderMenu: <HeaderMenu label="M" items={menu} />,
  Heading: <Heading level={1} />,
  Icon: <Icon icon={icons.arrowEnd} label="On" />,
  IconButton: <IconButton label="Bag, 3 items" icon={icons.shoppingBag} badge={3} />,
  ImageUpload: <ImageUpload label="P" onSelect={() => {}} progress={40} error="E" />,
  Inline: <Inline />,
  Link: <Link href="/" isExternal />,
  LoadMore: <LoadMore href="?page=2" onLoadMore={() => {}} isAutomatic status="48 of 96" />,
  Logo: <Logo name="Gschool" href="/" />,
  MegaMenu: <MegaMenu label="M" columns={columns} featured={{ title: 'F', href: '/' }} />,
  PageShell: <PageShell>A</PageShell>,
  Pagination: <Pagination page={2} count={20} hrefFor={(page) => `?page=${page}`} />,
  DateField: <DateField label="D" name="d" defaultValue="2026-11-27" hint="H" min="2026-11-28" />,
  PasswordField: <PasswordField label="P" name="p" autoComplete="new-password" hint="8" />,
  ProfileMenu: <ProfileMenu name="M" email="m@x.example" groups={[]} />,
  ProgressBar: <ProgressBar label="Watched" value={61} />,
  'ProgressBar without a value': <ProgressBar label="Sending" isLabelVisible />,
  ProgressRing: <ProgressRing label="Profile" value={72} />,
  QuantityStepper: <QuantityStepper label="Q" name="q" max={3} hint="H" error="E" />,
  RadioGroup: <RadioGroup label="R" name="r" options={options} defaultValue="a" error="E" />,
  SearchField: <SearchField label="S" name="s" />,
  Select: <Select label="S" name="s" options={options} placeholder="Choose" />,
  ShopFooter: <ShopFooter logo="G" support={{ title: 'S', phone: '1' }} copyright="©" />,
  ShopNavigation: <ShopNavigation label="S" groups={menu} />,
  Skeleton: <Skeleton shape="block" ratio="wide" />,
  'Skeleton of lines': <Skeleton lines={3} />,
  SkipLink: <SkipLink href="#main" />,
  Spinner: <Spinner />,
  Stack: <Stack align="center" />,
  SubmitButton: <SubmitButton>Send</SubmitButton>,
  Switch: <Switch label="S" name="s" hint="H" error="E" labelSide="start" />,
  TabNav: <TabNav label="T" items={[{ href: '/', label: 'A', isCurrent: true, count: 3 }]} />,
  Tabs: <Tabs label="T" items={[{ id: 'a', label: 'A', content: 'A', count: 2 }]} isLazy />,
  Tag: <Tag label="Yoga" href="/" onRemove={() => {}} />,
  TagList: <TagList label="T" tags={['a', 'b', 'c'].map((id) => ({ id, label: id }))} limit={1} />,
  Text: <Text lines={2} isNumeric />,
  TextArea: <TextArea label="T" name="t" characterLimit={20} defaultValue="A" />,
  TextField: <TextField label="E" name="e" type="email" hint="H" error="X" isOptional />,
  ToastsProvider: <ToastsProvider loadToaster={() => new Promise(() => {})}>A</ToastsProvider>,
  UiProvider: <UiProvider locale="ar" messages={{ loading: '…' }} />,
  VisuallyHidden: <VisuallyHidden>A</VisuallyHidden>,
  AddToCart: <ui.AddToCart name="Studio tee" onAdd={() => {}} />,
  BlogCard: (
    <ui.BlogCard
      href="/"
      title="T"
      picture="art:figure/squat/1"
      kind="video"
      date="Nov 12"
      minutes={6}
      author={{ name: 'Mara Kern' }}
    />
  ),
  'BlogCard that is loading': <ui.BlogCardSkeleton layout="feature" />,
  CartLine: (
    <ui.CartLine thumbnail="art:object/tee/1" name="T" price="$24.00" onRemove={() => {}} />
  ),
  'CartLine that is loading': <ui.CartLineSkeleton />,
  FacetGroup: (
    <ui.FacetGroup
      title="Style"
      name="style"
      options={[
        { value: 'a', label: 'A', count: 2, countLabel: '2', isSelected: true, swatch: '#08b1ba' },
      ]}
      onToggle={() => {}}
      labels={{ selected: String, showAll: String, showFewer: 'Fewer' }}
    />
  ),
  NewsletterBox: <ui.NewsletterBox title="T" />,
  OrderSummary: (
    <ui.OrderSummary
      lines={[{ id: 'a', thumbnail: 'art:object/tee/1', name: 'T', price: '$49.00' }]}
      subtotal="$49.00"
      discount={{ amount: -500, currency: 'usd' }}
      total="$44.00"
    />
  ),
  PaymentLogos: <ui.PaymentLogos methods={[{ name: 'Card', kind: 'card' }]} />,
  PostAudio: <ui.PostAudio src="/a.mp3" title="T" duration={60} transcript="W" picture="/a.jpg" />,
  PostAuthor: <ui.PostAuthor name="Mara Kern">A</ui.PostAuthor>,
  PostBody: (
    <ui.PostBody>
      <ui.PostTable label="T">
        <table />
      </ui.PostTable>
    </ui.PostBody>
  ),
  PostGallery: <ui.PostGallery pictures={[{ picture: 'art:figure/squat/1', alt: 'A' }]} />,
  PostLink: <ui.PostLink href="/" title="T" source="S" isExternal picture="/a.jpg" />,
  PostMeta: <ui.PostMeta date="Nov 12" dateTime="2026-11-12" minutes={6} />,
  PostNavigation: <ui.PostNavigation next={{ title: 'T', href: '/' }} />,
  PostQuote: (
    <ui.PostQuote name="N" detail="R">
      Q
    </ui.PostQuote>
  ),
  PostShare: <ui.PostShare url="https://example.org" title="T" />,
  PostVideo: <ui.PostVideo title="T" poster="art:figure/squat/1" src="/a.mp4" />,
  Price: <ui.Price amount={{ amount: 2400, currency: 'usd' }} compareAt="$32.00" period="month" />,
  PricingTable: (
    <ui.PricingTable
      layout="comparison"
      features={[{ id: 'a', label: 'A' }]}
      plans={['x', 'y'].map((id) => ({
        id,
        name: id,
        price: { month: '$1', year: '$10' },
        features: { a: id === 'x' },
      }))}
    />
  ),
  ProductCard: (
    <ui.ProductCard
      name="T"
      picture="art:object/tee/1"
      price={{ amount: 2400, currency: 'usd' }}
      swatches={[{ name: 'teal', color: '#08b1ba' }]}
      wishlist={<ui.WishlistToggle name="T" isSaved={false} onToggle={() => {}} />}
    />
  ),
  BulkBar: <BulkBar count={2} onClear={() => {}} actions={[]} outcome={{ title: 'T', done: 1 }} />,
  DataTable: (
    <DataTable
      label="T"
      columns={[{ id: 'a', header: 'A', render: ({ id }) => id }]}
      rows={[{ id: '1' }]}
      getRowId={({ id }) => id}
      getRowHref={() => '/'}
      onSelectedIdsChange={() => {}}
    />
  ),
  FilterBar: (
    <FilterBar
      label="F"
      value={{ query: '', facets: { a: ['b'] } }}
      onChange={() => {}}
      facets={[{ id: 'a', label: 'A', options: [{ value: 'b', label: 'B' }] }]}
      resultLabel="1"
    />
  ),
  LanguageFields: (
    <editor.LanguageFields
      label="Title"
      name="title"
      languages={[
        { tag: 'en', name: 'English', dir: 'ltr' },
        { tag: 'ar', name: 'Arabic', dir: 'rtl' },
      ]}
      values={{ en: 'A' }}
      onChange={() => {}}
      marks={{ ar: { outdatedSince: '2026-11-27T09:00:00Z' } }}
      onConfirm={() => {}}
      isMultiline
      characterLimit={20}
    />
  ),
  SortableList: (
    <editor.SortableList
      label="Chapters"
      items={['a', 'b']}
      getId={(id) => id}
      getLabel={(id) => id}
      renderItem={(id) => id}
      onReorder={() => {}}
      onRemove={() => {}}
      onAdd={() => {}}
    />
  ),
  TagField: (
    <editor.TagField
      label="Tags"
      name="tags"
      values={['a']}
      suggestions={['a', 'b']}
      max={3}
      onChange={() => {}}
    />
  ),
  DateTimeField: (
    <editor.DateTimeField
      label="Starts"
      name="startsAt"
      value="2026-10-25T00:30:00Z"
      zone="Europe/Berlin"
      onChange={() => {}}
      onZoneChange={() => {}}
    />
  ),
  SplitView: (
    <editor.SplitView label="V" startLabel="A" endLabel="B" start="A" end="B" defaultShare={60} />
  ),
  DiffView: (
    <editor.DiffView
      label="D"
      changes={[{ id: 'a', label: 'Title', before: 'A slow flow', after: 'A quick flow' }]}
    />
  ),
  'ProductCard that is loading': <ui.ProductCardSkeleton />,
  Rating: <ui.Rating value={4.6} count={128} />,
  SideNavLayout: (
    <admin.SideNavLayout
      groups={[{ label: 'G', items: [{ label: 'A', href: '/', icon: icons.home, count: 3 }] }]}
      start={<admin.SideNavButton label="Search" icon={icons.search} keys="Mod+K" />}
    >
      A
    </admin.SideNavLayout>
  ),
  'SideNav of icons': <admin.SideNav groups={[]} defaultCollapsed />,
  CommandPalette: <admin.CommandPalette isOpen={false} onOpenChange={() => {}} commands={[]} />,
  ShortcutsPanel: <admin.ShortcutsPanel isOpen={false} onOpenChange={() => {}} groups={[]} />,
  Timeline: <admin.Timeline items={[{ id: 'a', at: '2026-11-27T09:00:00Z', title: 'A' }]} />,
  RatingInput: <ui.RatingInput label="R" name="rating" defaultValue={3} error="E" />,
};

describe('on the server', () => {
  test.each(Object.entries(examples))('%s renders, and needs no style attribute', (_name, node) => {
    const html = renderToString(node);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<(style|script)\b/);
  });

  // A press before hydration is repeated after hydration (`startOnUse` in `packages/app`), so the
  // button is enabled.
  test('a form can be submitted before its scripts load, and never puts a password into a URL', () => {
    const html = renderToString(examples['Form']);
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).toMatch(/<button[^>]* type="submit"/);
    expect(html).not.toMatch(/<button[^>]* disabled/);
  });
});
