import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { parseSettings, type Settings } from '@gschool/data/settings';
import { createFirebaseQueryServices } from '@gschool/operator/admin';

import {
  findSuiteTools,
  listMissingTools,
  startEmulatorSuite,
  suitePorts,
} from '../../firebase/emulatorSuite';
import { runSchedule } from '../../firebase/admin/src/schedule';
import { hostingConfig } from '../../firebase/hosting';
import { rulesText } from '../../firebase/ownOrigins';
import { getEmulatorFolder } from '../build/artifacts';
import { serveHosting } from '../dev/hosting';
import { takenPorts } from '../dev/ports';
import { repositoryRoot } from '../vite/root';
import { servedApps, type ServedApp } from '../vite/loadAppConfig';
import { buildForEmulators } from './build';
import { startCheckouts } from './checkouts';
import { checkoutPageUrl, CONTROL_PORT, startControlServer } from './controlServer';
import { fillEmulators, shopDocuments } from './fill';
import { openOrderDesk } from './orderDesk';
import { recordBaseline } from './reset';
import { EMULATOR_PROJECT, emulatorSettings } from './settings';

/** The options for starting the school on the emulators. */
export interface SchoolOptions {
  /** The ports of the apps. */
  ports: Readonly<Record<ServedApp, number>>;
  print: (line: string) => void;
}

/** Both apps, running on the official emulators. */
export interface School {
  addresses: Readonly<Record<ServedApp, string>>;
  /** Resolves when the emulators end. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

const folder = join(repositoryRoot, '.cache/emulators');

const readSettings = (): Settings => {
  const result = parseSettings(emulatorSettings);
  if (!result.ok) throw new Error(`The settings are invalid: ${JSON.stringify(result)}`);
  return result.values;
};

/** The ids of the products that are memberships. */
const listPlans = (): readonly string[] =>
  shopDocuments(Date.now())
    .filter(({ path, data }) => /^products\/[^/]+$/.test(path) && Boolean(data['role']))
    .map(({ path }) => path.split('/')[1] ?? '');

/** Throws if a tool is missing or a port is in use. */
async function assertCanStart(): Promise<void> {
  const missing = listMissingTools(findSuiteTools());
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const taken = await takenPorts([...Object.values(suitePorts), CONTROL_PORT]);
  if (taken.length === 0) return;
  throw new Error(`The emulators need port ${taken.join(' and ')}, but something is using it.`);
}

/** Writes the access rules with the origins of the apps, and returns the path of the file. */
function writeRules(settings: Settings, { site, shop }: School['addresses']): string {
  const file = join(folder, 'firestore.rules');
  writeFileSync(file, rulesText({ ...settings, siteUrl: site, shopUrl: shop }));
  return file;
}

/**
 * Starts the official emulators, fills them with the demo through the operator's commands, and
 * serves production builds of both apps that use them. If a tool is missing, throws an error that
 * says what to install.
 */
export async function startSchool({ ports, print }: SchoolOptions): Promise<School> {
  await assertCanStart();
  mkdirSync(folder, { recursive: true });
  print('Building the apps and the functions …');
  await buildForEmulators();
  const settings = readSettings();
  const addresses = {
    site: `http://localhost:${ports.site}`,
    shop: `http://localhost:${ports.shop}`,
  };
  const cleanups: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  };
  try {
    print('Starting the emulators …');
    const suite = await startEmulatorSuite({
      projectId: EMULATOR_PROJECT,
      rules: writeRules(settings, addresses),
      plans: listPlans(),
      adminOrigins: Object.values(addresses),
      ports: suitePorts,
    });
    cleanups.push(async () => {
      writeFileSync(join(folder, 'emulators.log'), suite.output());
      await suite.stop();
    });
    Object.assign(process.env, suite.env);
    const app = initializeApp({ projectId: EMULATOR_PROJECT });
    cleanups.push(() => deleteApp(app));
    const files = join(folder, 'files');
    rmSync(files, { recursive: true, force: true });
    mkdirSync(files);
    await fillEmulators({ app, env: suite.env, site: addresses.site, folder: files, print });
    const baseline = await recordBaseline(app);
    const checkouts = await startCheckouts(app, checkoutPageUrl);
    const desk = openOrderDesk(app, print);
    cleanups.push(checkouts.close, desk.close);
    const control = await startControlServer({
      onPayment: async (event) => {
        const orderId = await checkouts.pay(event);
        if (orderId !== null) await desk.change(orderId, 'paid');
      },
      onReset: () => baseline.restore(),
      onSchedule: (now) => runSchedule(createFirebaseQueryServices(app), now, print),
    });
    cleanups.push(control.stop);
    const { hosting } = hostingConfig({ ...settings, hasSnapshot: true });
    for (const name of servedApps) {
      const config = hosting.find(({ target }) => target === name);
      if (!config) throw new Error(`There is no hosting for the ${name}`);
      const server: Server = await serveHosting(name, getEmulatorFolder(name), ports[name], {
        isCached: true,
        config,
        studioConfig: hosting.find(({ target }) => target === 'studio'),
      });
      cleanups.push(() => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      });
    }
    return { addresses, ended: suite.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
