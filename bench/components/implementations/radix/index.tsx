import '@radix-ui/themes/styles.css';
import './radix.css';

import {
  Badge,
  Button,
  Card,
  Dialog,
  Flex,
  Grid,
  Heading,
  IconButton,
  Link,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import * as RadixToast from '@radix-ui/react-toast';

import { dialogTexts } from '../../screen/content';
import type { Implementation } from '../../screen/contract';
import { createProvider } from '../shared/createProvider';
import { toastStore, useVisibleToasts } from '../shared/toastStore';

const accentColors = ['amber', 'blue', 'green', 'red', 'violet'] as const;

const { Provider, useSetTheme } = createProvider(({ theme, children }) => (
  <Theme accentColor={accentColors[theme]}>{children}</Theme>
));

/**
 * Radix Themes. The color scheme is set by a class on the root element. The library has no toasts,
 * so they are Radix's primitive inside a card.
 */
export const implementation: Implementation = {
  Provider,
  Header: ({ title, actions }) => (
    <Flex asChild align="center" gap="2" px="5" py="3">
      <header className="header">
        <Heading as="h1" size="4" mr="auto">
          {title}
        </Heading>
        {actions.map(({ label, onPress }) => (
          <Button key={label} variant="outline" onClick={onPress}>
            {label}
          </Button>
        ))}
      </header>
    </Flex>
  ),
  PlainCards: ({ cards }) => (
    <Grid columns="repeat(auto-fill, minmax(17rem, 1fr))" gap="5" p="5">
      {cards.map(({ id, title, text, badge }) => (
        <Card key={id} size="2">
          <Heading as="h3" size="3">
            {title}
          </Heading>
          <Text as="p" size="2" color="gray">
            {text}
          </Text>
          <Flex align="center" justify="between">
            <Badge>{badge}</Badge>
            <Button>Add</Button>
          </Flex>
        </Card>
      ))}
    </Grid>
  ),
  VideoCards: ({ cards }) => (
    <Grid columns="repeat(auto-fill, minmax(17rem, 1fr))" gap="5" p="5">
      {cards.map(({ id, title, href, picture, duration, text }) => (
        <div key={id}>
          <div className="poster">
            <img src={picture} alt="" width={640} height={360} loading="lazy" decoding="async" />
            <Badge variant="solid" color="gray" className="duration">
              {duration}
            </Badge>
          </div>
          <Heading as="h3" size="3">
            <Link href={href}>{title}</Link>
          </Heading>
          <Text as="p" size="2" color="gray">
            {text}
          </Text>
        </div>
      ))}
    </Grid>
  ),
  Dialog: ({ isOpen, onOpenChange }) => (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content maxWidth="34rem">
        <Dialog.Title>{dialogTexts.title}</Dialog.Title>
        <Dialog.Description mb="4">{dialogTexts.text}</Dialog.Description>
        <label>
          <Text as="div" size="2" weight="bold">
            {dialogTexts.field}
          </Text>
          <TextField.Root name="reason" />
        </label>
        <Flex gap="3" mt="4" justify="end">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              {dialogTexts.cancel}
            </Button>
          </Dialog.Close>
          <Dialog.Close>
            <Button>{dialogTexts.confirm}</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  ),
  Toasts: () => (
    <RadixToast.Provider duration={60_000}>
      {useVisibleToasts().map(({ id, title, text }) => (
        <RadixToast.Root key={id} onOpenChange={() => toastStore.close(id)}>
          <Card>
            <Flex justify="between">
              <div>
                <RadixToast.Title asChild>
                  <Text as="div" weight="bold">
                    {title}
                  </Text>
                </RadixToast.Title>
                <RadixToast.Description asChild>
                  <Text as="div" size="2">
                    {text}
                  </Text>
                </RadixToast.Description>
              </div>
              <RadixToast.Close asChild>
                <IconButton variant="ghost" aria-label="Close">
                  ×
                </IconButton>
              </RadixToast.Close>
            </Flex>
          </Card>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toasts" />
    </RadixToast.Provider>
  ),
  useSetAppearance() {
    const setTheme = useSetTheme();
    return ({ scheme, theme }) => {
      document.documentElement.className = scheme;
      setTheme(theme);
    };
  },
  showToast: toastStore.show,
};
