import { parseArgs } from 'node:util';

/** The options of `npm start`. */
export interface StartOptions {
  /** The folder of a content pack, as it was given. */
  content: string | undefined;
  /** Uses the Firebase project of `.env` instead of the mock. */
  isLive: boolean;
  /** Uses the official emulators, with production builds of the apps. */
  usesEmulators: boolean;
  /** The ports of site, shop and Storybook. */
  ports: readonly [number, number, number];
}

/** The text that `npm start -- --help` prints. */
export const help = `npm start [-- OPTIONS]

  --content PATH      run the site on a content pack (docs/content-pack.md)
  --emulators         run production builds of both apps on the official Firebase emulators
  --live              use the Firebase project in .env instead of the mock
  --ports A,B,C       ports of the site, the shop and Storybook (5173,5174,6006)`;

/** Parses the command line. Throws an error that names the options it does not know. */
export function parseStartOptions(args: readonly string[]): StartOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      content: { type: 'string' },
      live: { type: 'boolean', default: false },
      emulators: { type: 'boolean', default: false },
      ports: { type: 'string', default: '5173,5174,6006' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.emulators && (values.live || values.content !== undefined)) {
    throw new Error('--emulators runs the demo’s content, without --live and --content');
  }
  const ports = values.ports.split(',').map(Number);
  const [site, shop, storybook] = ports;
  const isWhole = ports.every((port) => Number.isInteger(port) && port > 0 && port < 65_536);
  if (!isWhole || ports.length !== 3 || !site || !shop || !storybook) {
    throw new Error(`--ports takes three numbers, not "${values.ports}"`);
  }
  return {
    content: values.content,
    isLive: values.live,
    usesEmulators: values.emulators,
    ports: [site, shop, storybook],
  };
}
