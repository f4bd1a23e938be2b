import { CommanderError } from 'commander';

import { handleCatalogue } from './catalogue/handler';
import { formatError, UsageError } from './command/errors';
import { printError } from './command/print';
import { handleLog } from './log/handler';
import { handleMember } from './member/handler';
import { handleOrder } from './order/handler';
import { createProgram } from './program';
import { handleShop } from './shop/handler';

/**
 * Runs a command line. Errors are printed to stderr as sentences, without a stack trace.
 *
 * @returns the exit code: 0 for done, 1 for rejected or failed, 2 for an invalid command
 */
export const run = async (args: readonly string[]): Promise<number> => {
  const program = createProgram({
    member: handleMember,
    catalogue: handleCatalogue,
    order: handleOrder,
    shop: handleShop,
    log: handleLog,
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already written the message. Its exit code is 0 for --help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const isUsageError = error instanceof UsageError;
    printError(...formatError(error));
    if (isUsageError) printError('', 'For help, add --help.');
    return isUsageError ? 2 : 1;
  }
};
