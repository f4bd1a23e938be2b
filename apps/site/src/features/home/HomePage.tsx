import { Closing } from './Closing';
import { DailyLife } from './DailyLife';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Plans } from './Plans';
import { Questions } from './Questions';
import { Samples } from './Samples';
import type { Sample, SampleInstructor } from '../../shared/samples';
import { School } from './School';
import { SampleInstructors } from './SampleInstructors';

/**
 * The sections of `/` (docs/product/pages.md#home-page). Sections without published samples are
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
    <>
      <Hero hasSamples={samples.length > 0} />
      <School />
      <Samples samples={samples} />
      <HowItWorks />
      <SampleInstructors instructors={instructors} />
      <DailyLife sample={samples[0]} />
      <Plans />
      <Questions />
      <Closing />
    </>
  );
}
