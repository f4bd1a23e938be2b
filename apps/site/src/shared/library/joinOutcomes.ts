import type { ChangeOutcome } from '@gschool/data/queries';

/** What became of several changes as one: refused if one was, else waiting if one waits. */
export async function joinOutcomes(
  outcomes: readonly Promise<ChangeOutcome>[],
): Promise<ChangeOutcome> {
  const results = await Promise.all(outcomes);
  return (
    results.find(({ kind }) => kind === 'rejected') ??
    results.find(({ kind }) => kind === 'waiting') ?? { kind: 'saved' }
  );
}
