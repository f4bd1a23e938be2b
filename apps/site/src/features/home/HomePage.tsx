import { Container } from '@gschool/ui';

import { Closing } from './Closing';
import { Hero } from './Hero';
import * as styles from './Home.css';
import { HomeNav } from './HomeNav';
import { HowItWorks } from './HowItWorks';
import { Plans } from './Plans';
import { Questions } from './Questions';
import { Samples } from './Samples';
import type { Sample, SampleInstructor } from '../../shared/samples';
import { SampleInstructors } from './SampleInstructors';

/**
 * The header and the sections of `/` (docs/product/pages.md#home-page). Sections without published samples are
 * left out.
 */
export function HomePage({
  samples,
  instructors,
}: {
  /** Public samples of classes. */
  samples: readonly Sample[];
  instructors: readonly SampleInstructor[];
}) {
  return (
    <div className={styles.page}>
      <HomeNav />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Hero hasSamples={samples.length > 0} />
        <div className={styles.sections}>
          <Samples samples={samples} />
          <Plans />
          <HowItWorks />
          <div className={styles.section}>
            <Container>
              <div className={styles.pair}>
                <SampleInstructors instructors={instructors} />
                <Questions />
              </div>
            </Container>
          </div>
          <Closing />
        </div>
      </main>
    </div>
  );
}
