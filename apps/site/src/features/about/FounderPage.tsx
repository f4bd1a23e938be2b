import '../../i18n/en/about.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { useCanOpen } from '@gschool/app/session';
import { useSession } from '@gschool/data';
import { Button, Container, Heading, Inline, Picture, Stack, Text } from '@gschool/ui';

import { founder } from '../../config/env';
import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './About.css';

const highlights: readonly { title: MessageId; text: MessageId }[] = [
  { title: 'founder.teach', text: 'founder.teachText' },
  { title: 'founder.picks', text: 'founder.picksText' },
  { title: 'founder.listen', text: 'founder.listenText' },
];

/** `/about/{name}`: the founder, whose name and slug are settings. */
export function FounderPage() {
  const t = useT();
  const session = useSession();
  const isSubscribed = useCanOpen('videos');
  const { name, slug } = founder;
  useBreadcrumb({
    name: t('founder.title', { name }),
    description: t('founder.lead', { name }),
    // The page has the portrait.
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('founder.title', { name }), active: true },
    ],
  });

  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.founder}>
          <div className={styles.portrait} aria-hidden="true">
            <Picture picture="art:portrait/bun/2" alt="" ratio="4/5" isPriority />
          </div>
          <Stack space="8">
            <Heading level={2}>{t('founder.does', { name })}</Heading>
            {highlights.map(({ title, text }) => (
              <Stack key={title} space="2">
                <Heading level={3} size="h3">
                  {t(title, { name })}
                </Heading>
                <Text size="lg" tone="muted" isMeasured>
                  {t(text, { name })}
                </Text>
              </Stack>
            ))}
            <Inline space="3">
              {isSubscribed ? (
                <Button href={paths.filter.picks(slug)}>{t('founder.toPicks', { name })}</Button>
              ) : null}
              {session.status === 'signedIn' ? null : (
                <Button href={paths.signUp}>{t('enrollNow')}</Button>
              )}
              <Button variant="quiet" href={paths.about.contact}>
                {t('founder.write')}
              </Button>
            </Inline>
          </Stack>
        </div>
      </div>
    </Container>
  );
}
