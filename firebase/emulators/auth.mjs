import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

// `node auth.mjs FOLDER` starts Auth emulators from the firebase-tools folder, because the
// `firebase` command takes a minute. Each line of its input is the id of a project. Each project
// gets an emulator with its own port, because requests with an API key do not name a project.
// Prints `PROJECT listening on PORT`, and exits together with its parent process.
const [folder] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const { createApp } = require('./lib/emulator/auth/server.js');

const lines = createInterface({ input: process.stdin });
lines.on('line', async (projectId) => {
  const app = await createApp(projectId);
  const server = app.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${projectId} listening on ${server.address().port}\n`);
  });
});
lines.on('close', () => process.exit());
