/** The command line was not understood, or a setting is missing: exit code 2. */
export class UsageError extends Error {}

/** Understood, and not done, with the reason as its message: exit code 1. */
export class Refusal extends Error {}

/** Firestore's answers by their number, in words that say what to do. */
const firestoreAnswers: Readonly<Record<number, string>> = {
  5: 'There is no Firestore database "(default)" in this project, or its parent is gone.',
  7: 'Permission denied: the key needs the roles of the Firebase Admin SDK (docs/deploy.md).',
  8: 'The project’s quota is used up. Finished work is saved; run the command again later.',
  14: 'Firestore can’t be reached. Finished work is saved; run the command again.',
  16: 'The key was rejected: it may have been deleted, or it belongs to another project.',
};

/** Any error as a sentence for a terminal. */
const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const answer = typeof code === 'number' ? firestoreAnswers[code] : undefined;
  return answer === undefined ? error.message : `${answer}\n(${error.message})`;
};

/**
 * Runs a command to its end and sets the exit code: 0 done, 1 refused or
 * failed, 2 not understood. Errors go to stderr as sentences, never as a stack.
 *
 * @param name as typed, for the hint at its help: `member`
 */
export const runCommand = async (name: string, main: () => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await main();
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(wordsOf(error));
    if (isUsage) console.error(`\nFor help: npm run ${name} -- --help`);
    process.exitCode = isUsage ? 2 : 1;
  }
};
