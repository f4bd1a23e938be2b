import { readEnvironment } from '../command/environment';
import { printOutput } from '../command/print';
import { chooseTarget, formatTarget } from '../command/target';
import type { OrderRequest } from './commands';
import { runOrder } from './run';

/** Connects to the project and runs a request. */
export const handleOrder = async (request: OrderRequest): Promise<void> => {
  const target = chooseTarget(request.project, ['firestore'], readEnvironment());
  printOutput(formatTarget(target));
  // The Admin SDK loads slowly. Invalid command lines do not need it.
  const { connect } = await import('../command/connect');
  const { createFirebaseOrderService } = await import('./firebaseOrders');
  const connection = await connect(target);
  try {
    await runOrder(createFirebaseOrderService(connection.app), request, Date.now(), printOutput);
  } finally {
    await connection.close();
  }
};
