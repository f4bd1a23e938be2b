import { RejectedError } from '../command/errors';

/** The conditions that must still be true when a batch is committed. */
export interface CommitCondition {
  /** The latest run to begin must be this one; otherwise nothing is written. */
  run: string;
  /**
   * The version of the live catalog must be one of these; otherwise nothing is written. If absent,
   * any version is accepted.
   */
  versions?: readonly (string | null)[] | undefined;
}

/**
 * Throws a `RejectedError` if a batch must not be committed: another run has begun or published
 * since this run read the catalog. This run's plan might then keep a document that the other run
 * has deleted.
 *
 * @param begun the latest run to begin
 * @param liveVersion the version of the live catalog; null if there is none
 */
export const assertCommittable = (
  { run, versions }: CommitCondition,
  begun: string | null,
  liveVersion: string | null,
): void => {
  if (begun !== run) {
    throw new RejectedError(
      'Another run has begun to publish to this project, so this one has stopped. ' +
        'Run the command again when the other is done.',
    );
  }
  if (versions && !versions.includes(liveVersion)) {
    throw new RejectedError(
      'The live catalog is no longer the one that this run has read: something else has published. ' +
        'The catalog stays as it is. Run the command again.',
    );
  }
};
