import { CardGrid, Container, Eyebrow, Heading, Picture, Text } from '@gschool/ui';

import { paths } from '../../../config/paths';
import type { Person } from '../../../content/media/people';
import { useT } from '../../../i18n/useT';
import { TitleCard } from '../../../shared/media/TitleCard';
import { useMedia } from '../../../shared/media/useMedia';
import { VideoTile } from '../../../shared/media/VideoTile';
import { PageBanner } from '../../../shared/PageBanner';
import { getCredits } from '../detail/credits';
import * as detailStyles from '../detail/detail.css';
import * as personHeroStyles from '../detail/PersonHero.css';
import * as rowStyles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';

/** `/cast/{slug}`: a person and all credits. */
export function PersonPage({ person }: { person: Person }) {
  const t = useT();
  const media = useMedia();
  const { onScreen, behindCamera: behind, teaches } = getCredits(person.slug, media);
  return (
    <>
      <PageBanner
        name={person.name}
        parents={[{ name: t('nav.cast'), href: paths.cast }]}
        hideTitle
      />
      <div className={rowStyles.rows}>
        <Container className={personHeroStyles.hero}>
          <div className={personHeroStyles.portrait}>
            <Picture picture={person.picture} alt="" ratio="4/5" isPriority focus="top" />
          </div>
          <div className={personHeroStyles.copy}>
            <Eyebrow>{t(`work.${person.work}`)}</Eyebrow>
            <Heading level={1} as="p" aria-hidden="true">
              <bdi>{person.name}</bdi>
            </Heading>
            <Text size="lg" tone="muted" isMeasured dir="auto" lang={person.lang?.about}>
              {person.about}
            </Text>
          </div>
        </Container>
        {onScreen.length > 0 && (
          <Container as="section" aria-labelledby="screen-title" className={detailStyles.section}>
            <Heading level={2} size="h3" id="screen-title">
              {t('people.onScreen')}
            </Heading>
            <CardGrid itemSize="portrait">
              {onScreen.map(({ title, role }) => (
                <TitleCard key={title.slug} title={title} note={<bdi>{role}</bdi>} />
              ))}
            </CardGrid>
          </Container>
        )}
        {behind.length > 0 && (
          <Container as="section" aria-labelledby="behind-title" className={detailStyles.section}>
            <Heading level={2} size="h3" id="behind-title">
              {t('people.behind')}
            </Heading>
            <CardGrid itemSize="portrait">
              {behind.map(({ title, jobs }) => (
                <TitleCard
                  key={title.slug}
                  title={title}
                  note={jobs.map((as) => t(`facts.${as}`)).join(' · ')}
                />
              ))}
            </CardGrid>
          </Container>
        )}
        {teaches.length > 0 && (
          <Container as="section" aria-labelledby="teaches-title" className={detailStyles.section}>
            <Heading level={2} size="h3" id="teaches-title">
              {t('people.teaches')}
            </Heading>
            <CardGrid>
              {teaches.map((video) => (
                <VideoTile key={video.slug} video={video} />
              ))}
            </CardGrid>
          </Container>
        )}
        <SampleNote />
      </div>
    </>
  );
}
