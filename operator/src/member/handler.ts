import { readEnvironment } from '../command/environment';
import { chooseTarget, targetLine } from '../command/target';
import type { MemberRequest } from './commands';
import { runMember } from './run';

/** Connects to the project and runs a request. */
export const handleMember = async (request: MemberRequest): Promise<void> => {
  const target = chooseTarget(request.project, ['auth', 'firestore'], readEnvironment());
  console.log(targetLine(target));
  // The Admin SDK loads slowly. Errors in the command line are reported without it.
  const { connect } = await import('../command/connect');
  const { firebaseServices } = await import('./firebaseServices');
  const connection = await connect(target);
  try {
    await runMember(firebaseServices(connection.app), request, Date.now(), console.log);
  } finally {
    await connection.close();
  }
};
