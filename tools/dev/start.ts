import type { ViteDevServer } from 'vite';

import { startApp } from './apps';
import { formatEmulatorMessage, formatReadyMessage } from './readyMessage';
import { onParentEnd } from './onParentEnd';
import { help, parseStartOptions, type StartOptions } from './options';
import { takenPorts, waitUntilAnswers } from './ports';
import { checkContentPack } from './contentPack';
import { getStorybookLog, startStorybook, type StorybookProcess } from './storybook';

const serverNames = ['The site', 'The shop', 'Storybook'] as const;

const runningServers: {
  servers: Pick<ViteDevServer, 'close'>[];
  storybook: StorybookProcess | undefined;
} = { servers: [], storybook: undefined };
let isStopping = false;

/** Stops everything that was started, then this process. */
async function stop(code: number, sentence?: string): Promise<never> {
  if (!isStopping) {
    isStopping = true;
    // A Vite listener that is not removed yet may end the process first. The exit code stays the
    // same.
    process.exitCode = code;
    if (sentence) (code === 0 ? console.log : console.error)(`\n${sentence}`);
    runningServers.storybook?.stop();
    const exitTimer = setTimeout(() => process.exit(code), 3000);
    await Promise.allSettled([
      ...runningServers.servers.map((server) => server.close()),
      runningServers.storybook?.ended,
    ]);
    clearTimeout(exitTimer);
    process.exit(code);
  }
  return new Promise<never>(() => undefined);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const onSignal = () => void stop(0, 'Stopped.');

/**
 * Removes Vite's listeners, because Vite ends the process right away on SIGTERM, but here three
 * servers have to stop together.
 */
function removeViteSignalListeners(): void {
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (listener !== onSignal) process.off(signal, listener);
    }
  }
}

function watchSignals(): void {
  for (const signal of signals) process.on(signal, onSignal);
  process.on('exit', () => runningServers.storybook?.stop('SIGKILL'));
  // No servers may stay behind and use the ports.
  onParentEnd(() => void stop(0));
  const crash = (error: unknown) =>
    void stop(1, `A development server crashed, so all three were stopped.\n${String(error)}`);
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}

async function assertPortsAreFree(ports: readonly number[]): Promise<void> {
  const taken = await takenPorts(ports);
  if (taken.length === 0) return;
  for (const port of taken) {
    console.error(
      `${serverNames[ports.indexOf(port)]} needs port ${port}, but something else is using it.`,
    );
  }
  console.error(
    `Stop what is using ${taken.length > 1 ? 'them' : 'it'} (lsof -i :${taken[0]} shows the process), ` +
      `or choose other ports: npm start -- --ports ${ports.map((port) => port + 300).join(',')}`,
  );
  process.exit(1);
}

async function startOnEmulators([site, shop]: StartOptions['ports']): Promise<void> {
  watchSignals();
  const { startSchool } = await import('../emulators/school');
  const school = await startSchool({ ports: { site, shop }, print: (line) => console.log(line) });
  runningServers.servers.push({ close: school.stop });
  void school.ended.then(() => {
    if (!isStopping) void stop(1, 'The emulators ended, so the apps were stopped too.');
  });
  console.log(await formatEmulatorMessage(school.addresses));
}

async function start({ content, isLive, usesEmulators, ports }: StartOptions): Promise<void> {
  await assertPortsAreFree(usesEmulators ? ports.slice(0, 2) : ports);
  if (usesEmulators) return startOnEmulators(ports);
  const pack = content === undefined ? undefined : await checkContentPack(content);
  if (pack) process.env['GSCHOOL_CONTENT'] = pack.folder;
  // In a shell with NODE_ENV=production, Vite's servers would serve React's production build.
  process.env['NODE_ENV'] = 'development';
  watchSignals();

  console.log('Starting the site, the shop and Storybook …');
  const [sitePort, shopPort, storybookPort] = ports;
  const storybook = startStorybook(storybookPort);
  runningServers.storybook = storybook;
  void storybook.ended.then((code) => {
    if (isStopping) return;
    const how = code === null ? 'was stopped' : `exited with code ${code}`;
    void stop(
      1,
      `Storybook ${how}, so the site and the shop were stopped too.\n\n${storybook.tail()}\n\nFull log: ${getStorybookLog(storybookPort)}`,
    );
  });
  const mode = isLive ? 'development' : 'demo';
  for (const [name, port] of [
    ['site', sitePort],
    ['shop', shopPort],
  ] as const) {
    runningServers.servers.push(await startApp(name, { port, mode }));
    removeViteSignalListeners();
  }
  const addresses = ports.map((port) => `http://localhost:${port}`);
  await Promise.all(addresses.map((url) => waitUntilAnswers(url)));
  if (!isStopping) console.log(await formatReadyMessage(addresses, { isLive, pack }));
}

try {
  const options = parseStartOptions(process.argv.slice(2));
  if (options === 'help') console.log(help);
  else await start(options);
} catch (error) {
  await stop(1, error instanceof Error ? error.message : String(error));
}
