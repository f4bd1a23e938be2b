import { createRequire } from 'node:module';

// `node auth.mjs FOLDER PROJECT` starts the Auth emulator from the folder of firebase-tools, because
// the `firebase` command takes a minute. Prints the port and exits with its parent process.
const [folder, projectId] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const { createApp } = require('./lib/emulator/auth/server.js');

const app = await createApp(projectId);
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${server.address().port}\n`);
});
process.stdin.on('end', () => process.exit()).resume();
