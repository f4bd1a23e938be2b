import type { SettingsStore } from '@gschool/themes/settings';
import { useSyncExternalStore } from 'react';

import { Button } from '../../actions/Button/Button';
import { Card } from '../../layout/Card/Card';
import { Container } from '../../layout/Container/Container';
import { Footer } from '../../navigation/Footer/Footer';
import { Header } from '../../navigation/Header/Header';
import { Heading } from '../../typography/Heading/Heading';
import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Logo } from '../../typography/Logo/Logo';
import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../../typography/Text/Text';
import * as styles from './Customizer.stories.css';

/** The app name is the only setting that a page reads; all others are styles. */
function AppName({ store }: { store: SettingsStore }) {
  const { appName } = useSyncExternalStore(store.subscribe, store.get, store.get);
  return appName ?? 'Gschool';
}

/** A page that follows every appearance setting. */
export function ExamplePage({ store, onOpen }: { store: SettingsStore; onOpen: () => void }) {
  return (
    <>
      <Header
        logo={<Logo name={<AppName store={store} />} href="#home" />}
        menu={[
          { label: 'Videos', href: '#videos', isCurrent: true },
          { label: 'Events', href: '#events' },
        ]}
        account={<Button size="small">Enroll</Button>}
        onOpenMenu={() => undefined}
        isMenuOpen={false}
      />
      <main>
        <Container>
          <div className={styles.columns}>
            <aside className={styles.aside} aria-label="Library">
              <Icon icon={icons.library} />
              <p className={styles.asideText}>My library</p>
            </aside>
            <Stack space="5" align="start">
              <Heading level={1}>Get strong, calmly</Heading>
              <Text tone="muted" isMeasured>
                Classes, series and live events that fit the day you’re having. Ten minutes or an
                hour, at your own pace.
              </Text>
              <IconButton label="Settings" icon={icons.settings} onClick={onOpen} />
              <Card>
                <Stack space="4" align="start">
                  <Heading level={2} size="h3">
                    Warrior flow for heavy days
                  </Heading>
                  <Text>A grounded half hour that builds from the feet up.</Text>
                  <Button iconStart={icons.play}>Play</Button>
                </Stack>
              </Card>
            </Stack>
          </div>
        </Container>
      </main>
      <Footer
        logo={<Logo name="Gschool" />}
        tagline="Classes that fit the day."
        columns={[{ title: 'School', links: [{ label: 'Classes', href: '#classes' }] }]}
        copyright="© Gschool"
      />
    </>
  );
}
