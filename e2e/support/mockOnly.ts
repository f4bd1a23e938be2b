import { basename } from 'node:path';

/** Why a journey cannot run against the emulators. */
const reasons = {
  scenario: 'it switches the mock’s scenario',
  inspector: 'it tests the mock’s inspector',
  google: 'Google’s popup needs Google’s servers; the mock replaces it',
  storage: 'files need a Storage emulator, which the suite does not have',
  portal: 'Stripe’s customer portal exists only in the mock',
} as const;

interface MockOnlyJourney {
  file: string;
  title: string;
  reason: keyof typeof reasons;
}

/** The journeys that need the mock's own controls. All others run against the emulators, too. */
export const mockOnlyJourneys: readonly MockOnlyJourney[] = [
  { file: 'auth-errors.spec.ts', title: 'offline', reason: 'scenario' },
];

/** Why the emulators cannot run a journey; undefined if they can. */
export const findMockOnlyReason = (file: string, title: string): string | undefined => {
  const found = mockOnlyJourneys.find(
    (journey) => journey.file === basename(file) && journey.title === title,
  );
  return found && reasons[found.reason];
};
