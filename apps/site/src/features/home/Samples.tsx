import { useSession } from '@gschool/data';
import { Button, Container, Heading, Icon, icons, Link, Picture, Stack, Text } from '@gschool/ui';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT, type MessageId } from '../../i18n/useT';
import { useSampleText, type Sample } from '../../shared/samples';
import * as homeStyles from './Home.css';
import { PlayerLoop } from './PlayerLoop';
import * as styles from './Samples.css';

const clip = settings.ok ? settings.values.brandClip : undefined;

/** What members get in addition to the classes. */
const features: readonly { title: MessageId; text: MessageId; href?: string }[] = [
  { title: 'home.resume', text: 'home.resumeText' },
  { title: 'home.fit', text: 'home.fitText' },
  { title: 'home.live', text: 'home.liveText', href: paths.events },
  { title: 'home.cycle', text: 'home.cycleText' },
];

/** The player in use, a list of features, and the public samples with their posters. */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  const t = useT();
  const session = useSession();
  const localize = useSampleText();
  const [first] = samples;
  if (!first) return null;
  const { text, lang } = localize(first.title);
  return (
    <section id="samples" aria-labelledby="samples-title" className={homeStyles.section}>
      <Container>
        <Stack space="8">
          <div className={styles.inside}>
            <Stack space="2" className={styles.head}>
              <Heading level={2} id="samples-title">
                {t('home.samples')}
              </Heading>
              <Text tone="muted" size="lg">
                {t('home.dailyText')}
              </Text>
            </Stack>
            <div className={styles.player}>
              <PlayerLoop src={clip} title={text} titleLang={lang} poster={first.poster} />
            </div>
            <Stack space="5">
              <ul role="list" className={styles.features}>
                {features.map((feature) => (
                  <li key={feature.title} className={styles.feature}>
                    <Icon icon={icons.check} className={styles.check} />
                    <div>
                      <strong>
                        {feature.href === undefined ? (
                          t(feature.title)
                        ) : (
                          <Link href={feature.href}>{t(feature.title)}</Link>
                        )}
                      </strong>
                      <Text size="sm" tone="muted">
                        {t(feature.text)}
                      </Text>
                    </div>
                  </li>
                ))}
              </ul>
              {session.status === 'signedIn' ? null : (
                <div>
                  <Button href={paths.signUp} iconEnd={icons.arrowEnd}>
                    {t('home.samplesAction')}
                  </Button>
                </div>
              )}
            </Stack>
          </div>
          <ul role="list" className={styles.samples} aria-label={t('home.samplesText')}>
            {samples.map(({ title, poster }) => {
              const sample = localize(title);
              return (
                <li key={title} className={styles.sample}>
                  <div className={styles.samplePicture}>
                    <Picture picture={poster} alt="" ratio="16/9" />
                  </div>
                  <bdi lang={sample.lang} className={styles.sampleTitle}>
                    {sample.text}
                  </bdi>
                </li>
              );
            })}
          </ul>
        </Stack>
      </Container>
    </section>
  );
}
