import { Alert, Container, Heading, Stack, Text } from '@gschool/ui';

import * as styles from './MissingSettings.css';

export interface MissingSettingsProps {
  kind: 'site' | 'shop' | 'studio';
  problems: readonly { name: string; reason: string }[];
}

/**
 * Lists missing settings instead of showing a blank page. Its texts are fixed, because messages are
 * not loaded yet.
 */
export function MissingSettings({ kind, problems }: MissingSettingsProps) {
  return (
    <Container as="main" size="narrow" className={styles.page}>
      <Stack space="6">
        <Heading level={1}>This {kind} is not set up yet</Heading>
        <Text size="lg" tone="muted">
          It was built without the settings of its Firebase project. Copy <code>.env.example</code>{' '}
          to <code>.env</code>, fill in the values below and build again.
        </Text>
        <Alert variant="warning" title="Missing or wrong settings">
          <ul>
            {problems.map(({ name, reason }) => (
              <li key={name}>
                <code>{name}</code>: <span>{reason}</span>
              </li>
            ))}
          </ul>
        </Alert>
        <Text tone="muted">
          To look around without a Firebase project, run <code>npm start</code>: it brings up the{' '}
          {kind === 'site' ? 'school' : kind} with a demo backend.
        </Text>
      </Stack>
    </Container>
  );
}
