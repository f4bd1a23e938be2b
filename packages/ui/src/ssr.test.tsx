import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as ui from './index';

const {
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  Chip,
  Container,
  Divider,
  EmptyState,
  ErrorState,
  Eyebrow,
  Form,
  Grid,
  Heading,
  Icon,
  icons,
  IconButton,
  ImageUpload,
  Inline,
  Link,
  LoadMore,
  Logo,
  PasswordField,
  ProgressBar,
  ProgressRing,
  QuantityStepper,
  RadioGroup,
  SearchField,
  Select,
  Skeleton,
  SkipLink,
  Spinner,
  Stack,
  SubmitButton,
  Switch,
  TabNav,
  Text,
  TextArea,
  TextField,
  UiProvider,
  VisuallyHidden,
} = ui;

const options = [{ value: 'a', label: 'A' }];

const examples: Record<string, ReactNode> = {
  Alert: <Alert variant="danger" title="No" action={<Link href="/">Back</Link>} />,
  Avatar: <Avatar name="Maya Kerr" />,
  'Avatar with initials': <Avatar name="نور الهدى" fallback="initials" />,
  Badge: <Badge icon={icons.check}>Open</Badge>,
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
  Form: <Form onSubmit={() => {}} submitLabel="Send" />,
  Grid: <Grid as="ul" />,
  Heading: <Heading level={1} />,
  Icon: <Icon icon={icons.arrowEnd} label="On" />,
  IconButton: <IconButton label="Bag, 3 items" icon={icons.bag} badge={3} />,
  ImageUpload: <ImageUpload label="P" onSelect={() => {}} progress={40} error="E" />,
  Inline: <Inline />,
  Link: <Link href="/" isExternal />,
  LoadMore: <LoadMore href="?page=2" onLoadMore={() => {}} isAutomatic status="48 of 96" />,
  Logo: <Logo name="Gschool" href="/" />,
  PasswordField: <PasswordField label="P" name="p" autoComplete="new-password" hint="8" />,
  ProgressBar: <ProgressBar label="Watched" value={61} />,
  ProgressRing: <ProgressRing label="Profile" value={72} />,
  QuantityStepper: <QuantityStepper label="Q" name="q" max={3} hint="H" error="E" />,
  RadioGroup: <RadioGroup label="R" name="r" options={options} defaultValue="a" error="E" />,
  SearchField: <SearchField label="S" name="s" />,
  Select: <Select label="S" name="s" options={options} placeholder="Choose" />,
  Skeleton: <Skeleton shape="block" ratio="wide" />,
  SkipLink: <SkipLink href="#main" />,
  Spinner: <Spinner />,
  Stack: <Stack align="center" />,
  SubmitButton: <SubmitButton>Send</SubmitButton>,
  Switch: <Switch label="S" name="s" hint="H" error="E" labelSide="start" />,
  TabNav: <TabNav label="T" items={[{ href: '/', label: 'A', isCurrent: true, count: 3 }]} />,
  Text: <Text lines={2} isNumeric />,
  TextArea: <TextArea label="T" name="t" characterLimit={20} defaultValue="A" />,
  TextField: <TextField label="E" name="e" type="email" hint="H" error="X" isOptional />,
  UiProvider: <UiProvider locale="ar" messages={{ loading: '…' }} />,
  VisuallyHidden: <VisuallyHidden>A</VisuallyHidden>,
};

describe('on the server', () => {
  test.each(Object.entries(examples))('%s renders, and needs no style attribute', (_name, node) => {
    const html = renderToString(node);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<(style|script)\b/);
  });

  test('a form waits for its scripts, and would not put a password into an address', () => {
    const html = renderToString(examples['Form']);
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).toMatch(/<button[^>]* disabled=""/);
  });
});
