import '../../i18n/en/auth.messages.json';

import type { SignedInState } from '@gschool/data';
import { Button, Container, EmptyState, icons } from '@gschool/ui';

import { getStartPath } from '../../config/access';
import { getSiteUrl } from '../../config/env';
import { useT } from '../../i18n/useT';
import { BlankFrame } from '../../shared/BlankFrame';
import { useSignOut } from '../../shared/useSignOut';

/** For members, who can't use the studio, and for moderators at a page that isn't theirs. */
export function RefusedPage({ session }: { session: SignedInState }) {
  const t = useT();
  const signOut = useSignOut();
  const siteUrl = getSiteUrl();
  const isModerator = session.claims.role === 'moderator';
  return (
    <BlankFrame>
      <Container size="narrow" blockPadding="large">
        <EmptyState
          level={1}
          icon={icons.lock}
          title={t(isModerator ? 'refused.pageTitle' : 'refused.title')}
          action={
            <>
              {isModerator && (
                <Button href={getStartPath('moderator')}>{t('refused.toContent')}</Button>
              )}
              <Button
                variant={isModerator ? 'quiet' : 'primary'}
                iconStart={icons.logout}
                onClick={() => void signOut()}
              >
                {t('account.signOut')}
              </Button>
              {siteUrl && (
                <Button variant="quiet" href={siteUrl}>
                  {t('account.site')}
                </Button>
              )}
            </>
          }
        >
          {t(isModerator ? 'refused.moderator' : 'refused.member', {
            email: session.user.email ?? '',
          })}
        </EmptyState>
      </Container>
    </BlankFrame>
  );
}
