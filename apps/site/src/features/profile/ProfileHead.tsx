import { getShownPhoto } from '@gschool/app';
import type { SignedInState } from '@gschool/data';
import { getDisplayName } from '@gschool/domain';
import { Avatar, Heading, Inline, Stack, Text } from '@gschool/ui';

import * as styles from './Profile.css';

/** The member's photo, name and email address. */
export function ProfileHead({ session: { user, profile } }: { session: SignedInState }) {
  const name = getDisplayName(profile ?? user);
  return (
    <Inline space="5" wraps={false}>
      <Avatar name={name} src={getShownPhoto(profile?.photoURL)} size="large" isDecorative />
      <Stack space="1" className={styles.identity}>
        <Heading level={2} className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </Heading>
        <Text tone="muted">{user.email}</Text>
      </Stack>
    </Inline>
  );
}
