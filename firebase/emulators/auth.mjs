import { createRequire } from 'node:module';

// Serves the official Auth emulator, the part of firebase-tools that is plain Node: the tool's own
// command takes a minute around it. `node auth.mjs FOLDER PROJECT`, where FOLDER is firebase-tools;
// prints its port, and ends when whoever started it is gone.
const [folder, projectId] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const { createApp } = require('./lib/emulator/auth/server.js');

const app = await createApp(projectId);
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${server.address().port}\n`);
});
process.stdin.on('end', () => process.exit()).resume();
