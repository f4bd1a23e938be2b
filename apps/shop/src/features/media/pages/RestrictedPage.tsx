import '../../../i18n/en/media.messages.json';

import { useCanOpen } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import { Badge, Button, Container, Heading, Text, icons } from '@gschool/ui';

import { siteUrl } from '../../../config/env';
import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import { MediaGroups } from '../browse/MediaGroups';
import * as rowStyles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import * as styles from './RestrictedPage.css';

const isRestricted = ({ isForMembers }: { isForMembers?: boolean | undefined }) =>
  isForMembers === true;

/** The next step to a membership: see the plans, sign in, or go to the site. */
function MembershipActions() {
  const t = useT();
  const session = useSession();
  const canOpenVideos = useCanOpen('videos');
  if (canOpenVideos) {
    return (
      <>
        <Badge tone="success" icon={icons.check}>
          {t('restricted.hasAccess')}
        </Badge>
        {siteUrl && (
          <Button variant="quiet" href={siteUrl} isExternal>
            {t('user.school')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Button size="large" href={paths.subscription}>
        {t('members.plans')}
      </Button>
      {session.status !== 'signedIn' && (
        <Button size="large" variant="quiet" href={paths.loginFor(paths.restricted)}>
          {t('members.signIn')}
        </Button>
      )}
    </>
  );
}

/** `/movies/restricted`: the members-only titles, what that means, and how to become a member. */
export function RestrictedPage() {
  const t = useT();
  const { movies, shows, videos } = useMedia();
  return (
    <>
      <PageBanner
        name={t('restricted.title')}
        description={t('restricted.text')}
        parents={[{ name: t('nav.movies'), href: paths.movies }]}
      />
      <div className={rowStyles.rows}>
        <Container as="section" aria-labelledby="restricted-what">
          <div className={styles.panel}>
            <div className={styles.text}>
              <Heading level={2} size="h3" id="restricted-what">
                {t('restricted.what')}
              </Heading>
              <Text isMeasured>{t('restricted.members')}</Text>
              <Text isMeasured tone="muted">
                {t('restricted.samples')}
              </Text>
            </div>
            <div className={styles.actions}>
              <MembershipActions />
            </div>
          </div>
        </Container>
        <MediaGroups
          movies={movies.filter(isRestricted)}
          shows={shows.filter(isRestricted)}
          videos={videos.filter(isRestricted)}
        />
        <SampleNote />
      </div>
    </>
  );
}
