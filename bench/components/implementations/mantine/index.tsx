import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';

import {
  Anchor,
  Badge,
  Button,
  Card,
  Group,
  Image,
  MantineProvider,
  Modal,
  SimpleGrid,
  Text,
  TextInput,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';

import { dialogTexts, toastLimit } from '../../screen/content';
import type { Implementation } from '../../screen/contract';
import { createProvider } from '../shared/createProvider';

const themes = (['yellow', 'blue', 'green', 'red', 'violet'] as const).map((primaryColor) => ({
  primaryColor,
}));

const { Provider, useSetTheme } = createProvider(({ theme, children }) => (
  <MantineProvider theme={themes[theme]!}>{children}</MantineProvider>
));

/** Mantine, with the style sheet that its documentation imports, which contains all components. */
export const implementation: Implementation = {
  Provider,
  Header: ({ title, actions }) => (
    <Group
      component="header"
      gap="xs"
      px="lg"
      py="sm"
      pos="sticky"
      top={0}
      bg="var(--mantine-color-body)"
      style={{ zIndex: 1 }}
    >
      <Title order={1} size="h4" mr="auto">
        {title}
      </Title>
      {actions.map(({ label, onPress }) => (
        <Button key={label} variant="default" size="xs" onClick={onPress}>
          {label}
        </Button>
      ))}
    </Group>
  ),
  PlainCards: ({ cards }) => (
    <SimpleGrid cols={4} p="lg">
      {cards.map(({ id, title, text, badge }) => (
        <Card key={id} withBorder>
          <Title order={3} size="h5">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
          <Group justify="space-between">
            <Badge variant="light">{badge}</Badge>
            <Button size="sm">Add</Button>
          </Group>
        </Card>
      ))}
    </SimpleGrid>
  ),
  VideoCards: ({ cards }) => (
    <SimpleGrid cols={4} p="lg">
      {cards.map(({ id, title, href, picture, duration, text }) => (
        <Card key={id} withBorder>
          <Card.Section pos="relative">
            <Image src={picture} alt="" h={180} loading="lazy" decoding="async" />
            <Badge pos="absolute" bottom={8} right={8} color="dark">
              {duration}
            </Badge>
          </Card.Section>
          <Title order={3} size="h5">
            <Anchor href={href} inherit>
              {title}
            </Anchor>
          </Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  ),
  Dialog: ({ isOpen, onOpenChange }) => {
    const close = () => onOpenChange(false);
    return (
      <Modal opened={isOpen} onClose={close} title={dialogTexts.title} centered>
        <Text mb="md">{dialogTexts.text}</Text>
        <TextInput name="reason" label={dialogTexts.field} />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            {dialogTexts.cancel}
          </Button>
          <Button onClick={close}>{dialogTexts.confirm}</Button>
        </Group>
      </Modal>
    );
  },
  Toasts: () => <Notifications limit={toastLimit} autoClose={60_000} />,
  useSetAppearance() {
    const setTheme = useSetTheme();
    const { setColorScheme } = useMantineColorScheme();
    return ({ scheme, theme }) => {
      setColorScheme(scheme);
      setTheme(theme);
    };
  },
  showToast: ({ title, text }) => notifications.show({ title, message: text, color: 'green' }),
};
