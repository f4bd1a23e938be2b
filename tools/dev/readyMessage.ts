import { basename } from 'node:path';

import type { CheckedPack } from './contentPack';

/** The message that `npm start` prints when all three servers respond. */
export async function formatReadyMessage(
  addresses: readonly string[],
  { isLive, pack }: { isLive: boolean; pack: CheckedPack | undefined },
): Promise<string> {
  const [site, shop, storybook] = addresses;
  const lines = [
    '',
    `  Site        ${site}/`,
    `  Studio      ${site}/studio/`,
    `  Shop        ${shop}/`,
    `  Storybook   ${storybook}/`,
  ];
  if (pack) lines.push(`  Content     ${basename(pack.folder)}, ${pack.summary}`);
  lines.push(
    '',
    ...(isLive ? ['  Backend     the Firebase project in .env'] : await getAccountLines()),
  );
  lines.push('', '  Press Ctrl-C to stop all three.', '');
  return lines.join('\n');
}

/** The message that `npm start -- --emulators` prints when both apps respond. */
export async function formatEmulatorMessage({
  site,
  shop,
}: Readonly<Record<'site' | 'shop', string>>): Promise<string> {
  return [
    '',
    `  Site        ${site}/`,
    `  Studio      ${site}/studio/`,
    `  Shop        ${shop}/`,
    '  Backend     the official emulators of Auth, Firestore and Functions; data ends with them',
    '',
    ...(await getAccountLines()),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

async function getAccountLines(): Promise<string[]> {
  const { demoAccounts } = await import('@gschool/mocks');
  const width = Math.max(...demoAccounts.map((account) => account.email.length));
  return [
    `  Sign in with any of these, password ${demoAccounts[0]?.password}:`,
    ...demoAccounts.map((account) => `    ${account.email.padEnd(width)}   ${account.label}`),
  ];
}
