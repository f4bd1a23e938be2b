import { CommanderError } from 'commander';

import { handleCatalogue } from './catalogue/handler';
import { formatError, UsageError } from './command/errors';
import { printError } from './command/print';
import { handleMember } from './member/handler';
import { handleOrder } from './order/handler';
import { createProgram } from './program';
import { handleShop } from './shop/handler';

/**
 * Runs a command line. Errors go to stderr as sentences, without a stack.
 *
 * @returns the exit code: 0 done, 1 rejected or failed, 2 invalid command
 */
export const run = async (args: readonly string[]): Promise<number> => {
  const program = createProgram({
    member: handleMember,
    catalogue: handleCatalogue,
    order: handleOrder,
    shop: handleShop,
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has written the message already. Its exit code is 0 for --help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const isUsageError = error instanceof UsageError;
    printError(...formatError(error));
    if (isUsageError) printError('', 'For help, add --help.');
    return isUsageError ? 2 : 1;
  }
};
