import { themeNames } from '@gschool/themes';
import { createSettingsStore } from '@gschool/themes/settings';
import {
  Badge,
  Button,
  Card,
  CardGrid,
  Container,
  createToasts,
  Header,
  Heading,
  Inline,
  Logo,
  Text,
  UiProvider,
  VideoCard,
} from '@gschool/ui';

import type { Implementation } from '../../screen/contract';

const settings = createSettingsStore({
  storage: () => sessionStorage,
  root: document.documentElement,
});
/** The queue of the toasts. */
export const toasts = createToasts();

/** The screen without the parts that may load later. */
export const screen: Omit<Implementation, 'Dialog' | 'Toasts'> = {
  Provider: UiProvider,
  Header: ({ title, actions }) => (
    <Header
      logo={<Logo name={title} />}
      menu={[]}
      actions={actions.map(({ label, onPress }) => (
        <Button key={label} variant="plain" size="small" onClick={onPress}>
          {label}
        </Button>
      ))}
      isMenuOpen={false}
      onOpenMenu={() => {}}
    />
  ),
  PlainCards: ({ cards }) => (
    <Container blockPadding="medium">
      <CardGrid>
        {cards.map(({ id, title, text, badge }) => (
          <Card key={id} space="2">
            <Heading level={3} size="small">
              {title}
            </Heading>
            <Text size="sm" tone="muted">
              {text}
            </Text>
            <Inline justify="between">
              <Badge tone="brand">{badge}</Badge>
              <Button size="small">Add</Button>
            </Inline>
          </Card>
        ))}
      </CardGrid>
    </Container>
  ),
  VideoCards: ({ cards }) => (
    <Container blockPadding="medium">
      <CardGrid>
        {cards.map(({ id, title, href, duration, text }, index) => (
          <VideoCard
            key={id}
            title={title}
            href={href}
            picture={`art:figure/any/${index}`}
            durationLabel={duration}
            meta={text}
          />
        ))}
      </CardGrid>
    </Container>
  ),
  useSetAppearance:
    () =>
    ({ scheme, theme }) =>
      settings.set({ scheme, color: themeNames[theme]! }),
  showToast: ({ title, text }) =>
    toasts.show({ title, message: text, variant: 'success', duration: 60_000 }),
};
