import { thisMachine } from './command/machine';
import { runCommand } from './command/outcome';
import { chooseTarget, targetLine } from './command/target';
import { orderHelp } from './order/help';
import { parseOrder } from './order/options';
import { runOrder } from './order/run';

await runCommand('order', async () => {
  const options = parseOrder(process.argv.slice(2));
  if ('help' in options) {
    console.log(orderHelp(options.help));
    return 0;
  }
  const target = chooseTarget(options.project, ['firestore'], thisMachine());
  console.log(targetLine(target));
  // Heavy, and needed for nothing above: a slip of the pen answers at once.
  const { connect } = await import('./command/connect');
  const { firebaseOrders } = await import('./order/firebaseOrders');
  const connection = await connect(target);
  try {
    return await runOrder(firebaseOrders(connection.app), options, Date.now(), console.log);
  } finally {
    await connection.close();
  }
});
