import { Closing } from './Closing';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Plans } from './Plans';
import { Questions } from './Questions';
import { Samples } from './Samples';
import type { Sample, SampleInstructor } from '../../shared/samples';
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
      <Samples samples={samples} />
      <Plans />
      <HowItWorks />
      <SampleInstructors instructors={instructors} />
      <Questions />
      <Closing />
    </>
  );
}
