import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

// `node suite.mjs OPTIONS` starts the emulators of Auth, Firestore and Functions from the
// firebase-tools folder, because the `firebase` command refuses some Java versions that the
// Firestore emulator can use. OPTIONS is a JSON object of the type `SuiteOptions` in
// ../emulatorSuite.ts. Prints `emulators ready` and exits together with its parent process.
const options = JSON.parse(process.argv[2]);
const { tools, jar, projectId, host, ports, rules, functions } = options;
// Without this variable, firebase-tools prints nothing.
process.env.IS_FIREBASE_CLI = 'true';

const require = createRequire(`${tools}/package.json`);
const load = (file) => require(`./lib/emulator/${file}.js`);
const { EmulatorRegistry } = load('registry');
const { AuthEmulator } = load('auth/index');
const { FunctionsEmulator } = load('functionsEmulator');
const { EventarcEmulator } = load('eventarcEmulator');
const { TaskQueueController, TasksEmulator } = load('tasksEmulator');
// The log of this process must include the logs of the functions and the reasons for their
// failures.
const { useConsoleLoggers } = require('./lib/logger.js');
useConsoleLoggers();

// The emulator runs each task at once. Cloud Tasks waits until the task's time.
const enqueueNow = TaskQueueController.prototype.enqueue;
TaskQueueController.prototype.enqueue = function enqueue(queue, task) {
  const delay = Date.parse(task.scheduleTime) - Date.now();
  if (delay > 0) setTimeout(() => enqueueNow.call(this, queue, task), delay);
  else enqueueNow.call(this, queue, task);
};

const at = (name) => ({ host, port: ports[name] });
const functionsEmulator = new FunctionsEmulator({
  projectId,
  projectDir: functions.projectDir,
  emulatableBackends: Object.entries(functions.codebases).map(([codebase, functionsDir]) => ({
    functionsDir,
    codebase,
    env: { METADATA_SERVER_DETECTION: 'none' },
    configDir: functions.settingsFolder,
    secretEnv: [],
    ignore: ['node_modules'],
  })),
  verbosity: 'INFO',
  // There is no bucket, as in a project without Storage. The empty URL keeps the emulator from
  // asking Google.
  adminSdkConfig: { projectId, databaseURL: '' },
  ...at('functions'),
});

/** The firebase-tools class needs a jar that names its main class, but not every jar does. */
const firestoreEmulator = {
  getName: () => 'firestore',
  getInfo: () => ({ name: 'firestore', ...at('firestore'), timeout: 60_000 }),
  connect: async () => undefined,
  async start() {
    const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
    const args = ['--host', host, '--port', String(ports.firestore), '--project_id', projectId];
    this.process = spawn(
      'java',
      [
        ...['-XX:TieredStopAtLevel=1', '-Duser.language=en', '-cp', jar, main, ...args],
        ...['--functions_emulator', `${host}:${ports.functions}`],
        ...['--single_project_mode', '--rules', rules],
      ],
      {
        // Java decodes file names according to the locale (firebase/emulator.ts).
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    this.process.once('exit', (code) => code && process.exit(1));
    process.once('exit', () => this.process.kill('SIGKILL'));
  },
  async stop() {
    this.process.kill();
  },
};

const stop = async () => {
  // A function that is still starting must not keep the process from ending.
  setTimeout(() => process.exit(), 5000).unref();
  await EmulatorRegistry.stopAll();
  process.exit();
};
process.stdin.on('end', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

await EmulatorRegistry.start(functionsEmulator);
await EmulatorRegistry.start(new EventarcEmulator(at('eventarc')));
await EmulatorRegistry.start(new TasksEmulator(at('tasks')));
await EmulatorRegistry.start(firestoreEmulator);
await EmulatorRegistry.start(new AuthEmulator({ ...at('auth'), projectId }));
// Registers the triggers, so the other emulators must already be running.
await functionsEmulator.connect();
process.stdout.write('emulators ready\n');
