import type { SignedInState } from '@gschool/data';
import { getDisplayName, toSafePhotoURL } from '@gschool/domain';
import { Avatar, Heading, Inline, Stack, Text } from '@gschool/ui';

import * as css from './Profile.css';

/** Whose page it is. */
export function ProfileHead({ session: { user, profile } }: { session: SignedInState }) {
  const name = getDisplayName(profile ?? user);
  return (
    <Inline space="5" wraps={false}>
      <Avatar name={name} src={toSafePhotoURL(profile?.photoURL)} size="large" isDecorative />
      <Stack space="1" className={css.who}>
        <Heading level={2} className={css.name} title={name}>
          <bdi>{name}</bdi>
        </Heading>
        <Text tone="soft">{user.email}</Text>
      </Stack>
    </Inline>
  );
}
