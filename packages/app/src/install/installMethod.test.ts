import { expect, it } from 'vitest';

import { findInstallMethod, type InstallConditions } from './installMethod';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple}`;
const safari = 'Version/18.5 Mobile/15E148 Safari/604.1';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it.each<[string, Partial<InstallConditions>, ReturnType<typeof findInstallMethod>]>([
  ['Chromium with an offer', { hasPrompt: true, userAgent: chrome }, 'prompt'],
  ['Chromium without one', { userAgent: chrome }, null],
  ['Firefox on a computer', { userAgent: firefox }, null],
  ['Safari on an iPhone', { userAgent: `${iPhone} ${safari}`, touchPoints: 5 }, 'steps'],
  [
    'Safari on an iPad',
    { userAgent: `${mac} Version/18.5 Safari/605.1.15`, touchPoints: 5 },
    'steps',
  ],
  ['Safari on a Mac', { userAgent: `${mac} Version/18.5 Safari/605.1.15` }, null],
  ['Chrome on an iPhone', { userAgent: `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1` }, null],
  ['Firefox on an iPhone', { userAgent: `${iPhone} FxiOS/140.0 Mobile/15E148 Safari/605.1` }, null],
  [
    'Edge on an iPhone',
    { userAgent: `${iPhone} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/605.1` },
    null,
  ],
  ['a page inside another app', { userAgent: `${iPhone} Mobile/15E148 Instagram 380` }, null],
  [
    'the installed app on an iPhone',
    { userAgent: `${iPhone} ${safari}`, touchPoints: 5, isInstalled: true },
    null,
  ],
  ['the installed app', { hasPrompt: true, userAgent: chrome, isInstalled: true }, null],
])('finds the method for %s', (_name, conditions, method) => {
  const browser = { hasPrompt: false, isInstalled: false, userAgent: '', touchPoints: 0 };
  expect(findInstallMethod({ ...browser, ...conditions })).toBe(method);
});
