import {
  Badge,
  Button,
  Card,
  ChakraProvider,
  CloseButton,
  createToaster,
  defaultSystem,
  Dialog,
  Field,
  Flex,
  Heading,
  Image,
  Input,
  Link,
  Portal,
  SimpleGrid,
  Stack,
  Text,
  Theme,
  Toast,
  Toaster,
} from '@chakra-ui/react';

import { dialogTexts, toastLimit } from '../../screen/content';
import type { Implementation } from '../../screen/contract';
import { createProvider } from '../shared/createProvider';

const palettes = ['yellow', 'blue', 'green', 'red', 'purple'] as const;
const toaster = createToaster({
  placement: 'bottom-end',
  max: toastLimit,
  overlap: false,
  duration: 60_000,
});

const { Provider, useSetTheme } = createProvider(({ theme, children }) => (
  <ChakraProvider value={defaultSystem}>
    <Theme colorPalette={palettes[theme]!}>{children}</Theme>
  </ChakraProvider>
));

/**
 * Chakra UI 3. The color scheme is set by a class on the root element, as in the documentation's
 * color mode snippet.
 */
export const implementation: Implementation = {
  Provider,
  Header: ({ title, actions }) => (
    <Flex
      as="header"
      align="center"
      gap="2"
      px="6"
      py="3"
      position="sticky"
      top="0"
      zIndex="1"
      bg="bg"
      borderBottomWidth="1px"
    >
      <Heading as="h1" size="lg" mr="auto">
        {title}
      </Heading>
      {actions.map(({ label, onPress }) => (
        <Button key={label} variant="outline" size="sm" onClick={onPress}>
          {label}
        </Button>
      ))}
    </Flex>
  ),
  PlainCards: ({ cards }) => (
    <SimpleGrid columns={4} gap="6" p="6">
      {cards.map(({ id, title, text, badge }) => (
        <Card.Root key={id}>
          <Card.Body>
            <Card.Title>{title}</Card.Title>
            <Card.Description>{text}</Card.Description>
          </Card.Body>
          <Card.Footer justifyContent="space-between">
            <Badge colorPalette="current">{badge}</Badge>
            <Button size="sm">Add</Button>
          </Card.Footer>
        </Card.Root>
      ))}
    </SimpleGrid>
  ),
  VideoCards: ({ cards }) => (
    <SimpleGrid columns={4} gap="6" p="6">
      {cards.map(({ id, title, href, picture, duration, text }) => (
        <Card.Root key={id} overflow="hidden" position="relative">
          <Image src={picture} alt="" width={640} height={180} loading="lazy" decoding="async" />
          <Badge position="absolute" top="2" right="2">
            {duration}
          </Badge>
          <Card.Body>
            <Card.Title>
              <Link href={href}>{title}</Link>
            </Card.Title>
            <Card.Description>{text}</Card.Description>
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
  ),
  Dialog: ({ isOpen, onOpenChange }) => (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => onOpenChange(open)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{dialogTexts.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text mb="4">{dialogTexts.text}</Text>
              <Field.Root>
                <Field.Label>{dialogTexts.field}</Field.Label>
                <Input name="reason" />
              </Field.Root>
            </Dialog.Body>
            <Dialog.Footer>
              <Dialog.ActionTrigger asChild>
                <Button variant="outline">{dialogTexts.cancel}</Button>
              </Dialog.ActionTrigger>
              <Dialog.ActionTrigger asChild>
                <Button>{dialogTexts.confirm}</Button>
              </Dialog.ActionTrigger>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  ),
  Toasts: () => (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {({ title, description }) => (
          <Toast.Root width={{ md: 'sm' }}>
            <Toast.Indicator />
            <Stack gap="1" flex="1" maxWidth="100%">
              <Toast.Title>{title}</Toast.Title>
              <Toast.Description>{description}</Toast.Description>
            </Stack>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  ),
  useSetAppearance() {
    const setTheme = useSetTheme();
    return ({ scheme, theme }) => {
      document.documentElement.className = scheme;
      setTheme(theme);
    };
  },
  showToast: ({ title, text }) => toaster.create({ title, description: text, type: 'success' }),
};
