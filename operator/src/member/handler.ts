import { readEnvironment } from '../command/environment';
import { printOutput } from '../command/print';
import { chooseTarget, formatTarget } from '../command/target';
import type { MemberRequest } from './commands';
import { runMember } from './run';

/** Connects to the project and runs a request. */
export const handleMember = async (request: MemberRequest): Promise<void> => {
  const { bucket } = request;
  const target = chooseTarget(
    request.project,
    ['auth', 'firestore', ...(bucket === undefined ? [] : (['storage'] as const))],
    readEnvironment(),
  );
  printOutput(formatTarget(target));
  // The Admin SDK loads slowly. Invalid command lines do not need it.
  const { connect } = await import('../command/connect');
  const { createFirebaseServices } = await import('./firebaseServices');
  const connection = await connect(target, bucket);
  try {
    await runMember(createFirebaseServices(connection.app), request, Date.now(), printOutput);
  } finally {
    await connection.close();
  }
};
