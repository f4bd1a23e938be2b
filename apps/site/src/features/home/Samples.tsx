import { useSession } from '@gschool/data';
import { Button, Container, Heading, icons, Picture, Stack, Text } from '@gschool/ui';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { BrandClip } from './BrandClip';
import * as styles from './Home.css';
import { useSampleText, type Sample } from '../../shared/samples';

const clip = settings.ok ? settings.values.brandClip : undefined;

/** Public titles and posters, and the school's silent clip. */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  const t = useT();
  const session = useSession();
  const localize = useSampleText();
  if (samples.length === 0) return null;
  return (
    <section id="samples" aria-labelledby="samples-title" className={styles.section}>
      <Container>
        <Stack space="6">
          <Stack space="2">
            <Heading level={2} id="samples-title">
              {t('home.samples')}
            </Heading>
            <Text tone="muted" size="lg">
              {t('home.samplesText')}
            </Text>
          </Stack>
          <div className={styles.samples}>
            {clip ? <BrandClip src={clip} /> : null}
            {samples.map(({ title, poster }) => {
              const { text, lang } = localize(title);
              return (
                <figure key={title} className={styles.sample}>
                  <div className={styles.samplePicture}>
                    <Picture picture={poster} alt="" ratio="16/9" />
                  </div>
                  <figcaption className={styles.sampleTitle}>
                    <bdi lang={lang}>{text}</bdi>
                  </figcaption>
                </figure>
              );
            })}
          </div>
          {session.status === 'signedIn' ? null : (
            <div>
              <Button href={paths.signUp} iconEnd={icons.arrowEnd}>
                {t('home.samplesAction')}
              </Button>
            </div>
          )}
        </Stack>
      </Container>
    </section>
  );
}
