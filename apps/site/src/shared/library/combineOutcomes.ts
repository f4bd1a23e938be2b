import type { ChangeOutcome } from '@gschool/data/queries';

/** The outcome of several changes: rejected if one was, else waiting if one waits. */
export async function combineOutcomes(
  outcomes: readonly Promise<ChangeOutcome>[],
): Promise<ChangeOutcome> {
  const results = await Promise.all(outcomes);
  return (
    results.find(({ kind }) => kind === 'rejected') ??
    results.find(({ kind }) => kind === 'waiting') ?? { kind: 'saved' }
  );
}
