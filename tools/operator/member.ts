import { thisMachine } from './command/machine';
import { runCommand } from './command/outcome';
import { chooseTarget, targetLine } from './command/target';
import { memberHelp } from './member/help';
import { parseMember } from './member/options';
import { runMember } from './member/run';

await runCommand('member', async () => {
  const now = Date.now();
  const options = parseMember(process.argv.slice(2), now);
  if ('help' in options) {
    console.log(memberHelp(options.help));
    return 0;
  }
  const target = chooseTarget(options.project, ['auth', 'firestore'], thisMachine());
  console.log(targetLine(target));
  // Heavy, and needed for nothing above: a slip of the pen answers at once.
  const { connect } = await import('./command/connect');
  const { firebaseServices } = await import('./member/firebaseServices');
  const connection = await connect(target);
  try {
    return await runMember(firebaseServices(connection.app), options, now, console.log);
  } finally {
    await connection.close();
  }
});
