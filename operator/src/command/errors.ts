/** The command line is invalid, or a setting is missing: exit code 2. */
export class UsageError extends Error {}

/**
 * The command is valid but was refused. The lines give the reason. Exit code 1. Text from a
 * document never becomes a separate line, because each array entry is printed as a single line.
 */
export class RejectedError extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Messages for Firestore's gRPC status codes. They tell the operator what to do. */
const firestoreMessages: Readonly<Record<number, string>> = {
  5: 'There is no Firestore database "(default)" in this project, or its parent is gone.',
  7: 'Permission denied: the key needs the roles of the Firebase Admin SDK (docs/deploy.md).',
  8: 'The project’s quota is used up. Finished work is saved; run the command again later.',
  14: 'Firestore can’t be reached. Finished work is saved; run the command again.',
  16: 'The key was rejected: it may have been deleted, or it belongs to another project.',
};

/** Formats any error as lines for the terminal. */
export const formatError = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [String(error)];
  if (error instanceof RejectedError) return error.lines;
  const code = 'code' in error ? error.code : undefined;
  const message = typeof code === 'number' ? firestoreMessages[code] : undefined;
  return message === undefined ? [error.message] : [message, `(${error.message})`];
};
