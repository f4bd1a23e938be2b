import '../../i18n/en/about.messages.json';

import { useBreadcrumb } from '@gschool/app';
import type { ContentHead } from '@gschool/app/routes';
import { useCanOpen } from '@gschool/app/session';
import { Button, Container, Inline, Picture, Stack, Text } from '@gschool/ui';
import type { Params } from 'react-router-dom';

import { founder } from '../../config/env';
import { paths } from '../../config/paths';
import { i18n } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { NotFound } from '../../shared/NotFound';
import {
  findSampleInstructor,
  localizeSampleText,
  useSampleText,
  type SampleInstructor,
} from '../../shared/samples';
import * as styles from './About.css';
import { FounderPage } from './FounderPage';

/** The title and description for `<head>`; undefined if the id is unknown. */
export function getContentHead({ id = '' }: Readonly<Params>): ContentHead | undefined {
  if (id === founder.slug) {
    const { name } = founder;
    return {
      title: i18n._('founder.title', { name }),
      description: i18n._('founder.description', { name }),
    };
  }
  const instructor = findSampleInstructor(id);
  return (
    instructor && {
      title: localizeSampleText(instructor.name),
      description: localizeSampleText(instructor.bio) || undefined,
    }
  );
}

/**
 * `/about/{id}`: the founder, or an instructor with a public page, from the build’s samples.
 */
export function PersonPage({ id }: { id: string }) {
  const t = useT();
  const instructor = findSampleInstructor(id);
  if (id === founder.slug) return <FounderPage />;
  return instructor ? (
    <Profile id={id} instructor={instructor} />
  ) : (
    <NotFound title={t('instructor.missing')}>{t('instructor.missingText')}</NotFound>
  );
}

function Profile({ id, instructor }: { id: string; instructor: SampleInstructor }) {
  const t = useT();
  const localize = useSampleText();
  const isSubscribed = useCanOpen('videos');
  const name = localize(instructor.name).text;
  const bio = localize(instructor.bio);
  useBreadcrumb({
    name,
    // The page has her portrait.
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name, active: true },
    ],
  });
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.founder}>
          <div className={styles.portrait}>
            <Picture
              picture={instructor.portrait || `art:portrait/any/${instructor.name}`}
              alt={t('instructor.portrait', { name })}
              ratio="4/5"
              focus="top"
              isPriority
            />
          </div>
          <Stack space="8">
            <Text size="lg" isMeasured dir="auto" lang={bio.lang}>
              {bio.text}
            </Text>
            <Inline space="3">
              <Button href={paths.instructor(id)}>{t('instructor.classes', { name })}</Button>
              {isSubscribed ? null : (
                <Button variant="quiet" href={paths.signUp}>
                  {t('enrollNow')}
                </Button>
              )}
              <Button variant="quiet" href={paths.events}>
                {t('instructor.events')}
              </Button>
            </Inline>
          </Stack>
        </div>
      </div>
    </Container>
  );
}
