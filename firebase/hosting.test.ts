import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { hostingConfig, shellRoutes, type HostingSettings } from './hosting';
import { hostingPath, hostingText, readSettings } from './hostingFile';
import { paths } from '../apps/site/src/config/paths';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const settings: HostingSettings = {
  founder: { name: 'Ada', slug: 'ada' },
  firebase: {
    apiKey: 'key',
    authDomain: 'school.example',
    projectId: 'school',
    appId: '1',
    storageBucket: undefined,
  },
  usesEmulators: false,
  mediaOrigins: [],
  errorReportsUrl: undefined,
  newsletterUrl: undefined,
};

const directive = (name: string, changes: Partial<HostingSettings> = {}): string | undefined =>
  contentSecurityPolicy({ ...settings, ...changes })
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

describe('policy', () => {
  it('allows no inline code', () => {
    expect(contentSecurityPolicy(settings)).not.toMatch(/unsafe|\*/);
  });

  it.each([
    ['script-src', "script-src 'self' https://apis.google.com"],
    ['frame-src', 'frame-src https://school.example'],
    ['worker-src', "worker-src 'self' blob:"],
    ['media-src', "media-src 'self' blob: https:"],
    ['img-src', "img-src 'self' https: data: blob:"],
  ])('has the expected %s', (name, expected) => {
    expect(directive(name)).toBe(expected);
  });

  it('allows connections only to the services in the settings', () => {
    const plain =
      "connect-src 'self' https://identitytoolkit.googleapis.com " +
      'https://securetoken.googleapis.com https://firestore.googleapis.com';
    expect(directive('connect-src')).toBe(plain);
    const firebase = { ...settings.firebase, storageBucket: 'b' };
    expect(directive('connect-src', { firebase })).toContain('https://firebasestorage');
    expect(directive('connect-src', { mediaOrigins: ['https://v.example'] })).toBe(
      `${plain} https://v.example`,
    );
    expect(directive('connect-src', { errorReportsUrl: 'https://r.example/in?a=;b' })).toBe(
      `${plain} https://r.example`,
    );
    expect(directive('connect-src', { newsletterUrl: 'https://letters.example/in' })).toBe(
      `${plain} https://letters.example`,
    );
    expect(directive('connect-src', { usesEmulators: true })).toContain('http://127.0.0.1:9099');
    expect(directive('connect-src', { usesEmulators: true })).not.toContain(':9199');
    expect(directive('connect-src', { firebase, usesEmulators: true })).toContain(':9199');
  });
});

describe('firebase.json', () => {
  it('matches the settings', async () => {
    const found = [readSettings('.env'), readSettings('.env.demo')].filter((made) => made !== null);
    const made = await Promise.all(found.map(hostingText));
    // `npm run build` adds the digests of its inline code.
    const current = readFileSync(hostingPath, 'utf8').replace(/ 'sha256-[^']+'/g, '');
    expect(made, 'out of date: run npx tsx firebase/writeHosting.ts').toContain(current);
  });

  it('serves only the picks of the founder', () => {
    const [site] = hostingConfig(settings).hosting;
    const sources = site && 'rewrites' in site ? site.rewrites.map(({ source }) => source) : [];
    expect(sources.filter((source) => source.endsWith('-picks'))).toEqual([
      '/videos/filter/ada-picks',
    ]);
  });

  it('never serves the shell for a missing file or an unknown path', () => {
    for (const { rewrites = [] } of hostingConfig(settings).hosting as readonly {
      rewrites?: readonly { source: string; destination: string }[];
    }[]) {
      for (const { source, destination } of rewrites) {
        expect(source).not.toMatch(/^\/?\*\*/);
        expect('/assets/x.js'.startsWith(source.replace('**', ''))).toBe(false);
        expect(destination).toBe('/shell.html');
      }
    }
  });

  it('revalidates documents and caches hashed files', () => {
    for (const { headers } of hostingConfig(settings).hosting) {
      expect(headers.map(({ source }) => source)).toEqual(['**', '/assets/**']);
      expect(headers[0]?.headers[0]?.value).toBe('no-cache');
      expect(headers[1]?.headers[0]?.value).toContain('immutable');
    }
  });

  it('serves the shell for every route of the site that is not prerendered', () => {
    const read = (file: string) =>
      readFileSync(fileURLToPath(new URL(`../apps/site/src/${file}`, import.meta.url)), 'utf8');
    const routes = [...read('routes.tsx').matchAll(/path: '([^'*]+)'/g)].map(
      ([, path]) => `/${path}`,
    );
    const addressOf = (name: string) =>
      name.split('.').reduce((at: unknown, key) => (at as Record<string, unknown>)[key], paths);
    const [, list = ''] = /prerenderPaths[^=]*= \[([^\]]*)\]/.exec(read('entry.server.tsx')) ?? [];
    const prerendered = [...list.matchAll(/paths\.([\w.]+)/g)].map(([, name]) => addressOf(name!));
    expect(prerendered).toContain('/auth/sign-in');
    expect(routes.length).toBeGreaterThan(3);
    const dynamic = routes.filter((route) => !prerendered.includes(route));
    expect(dynamic.map((route) => route.replace(/:\w+$/, '**')).sort()).toEqual(
      [...shellRoutes].sort(),
    );
  });
});

describe('indexes', () => {
  const text = readFileSync(new URL('firestore.indexes.json', import.meta.url), 'utf8');
  const { fieldOverrides } = JSON.parse(text) as { fieldOverrides: { collectionGroup: string }[] };

  it('exclude the catalogue text, which would exceed the limit of index entries', () => {
    expect(fieldOverrides).toContainEqual({
      collectionGroup: 'catalogue',
      fieldPath: 'data',
      indexes: [],
    });
  });

  it('need no composite index for events', () => {
    const file = '../packages/data/src/firebase/eventRepository.ts';
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const fields = [...source.matchAll(/(?:where|orderBy)\('(\w+)'/g)].map(([, name]) => name);
    expect(new Set(fields)).toEqual(new Set(['startsAt']));
  });
});

describe('storage.rules (checked as text)', () => {
  const rules = readFileSync(new URL('storage.rules', import.meta.url), 'utf8');
  it('limit size and type and reject SVG', () => {
    expect(rules).toContain('request.resource.size <= 2 * 1024 * 1024');
    expect(rules).toContain("['image/png', 'image/jpeg', 'image/webp']");
    expect(rules).not.toMatch(/image\/svg|allow [^:]*: if true/);
  });
  it('have one path', () => {
    expect(rules.match(/match \//g)).toHaveLength(2);
    expect(rules).toContain('match /users/{uid}/avatar');
  });
});

/** The headers of every document of a hosting target. */
const headersOf = (target: string): Record<string, string> => {
  const { hosting } = JSON.parse(readFileSync(hostingPath, 'utf8')) as {
    hosting: {
      target: string;
      headers: { source: string; headers: { key: string; value: string }[] }[];
    }[];
  };
  const everywhere = hosting
    .find((entry) => entry.target === target)
    ?.headers.find(({ source }) => source === '**');
  return Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]));
};

describe.each(['site', 'shop'])('every document of the %s', (target) => {
  it.each([
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])('has %s in its content security policy', (part) => {
    expect(headersOf(target)['Content-Security-Policy']?.split('; ')).toContain(part);
  });

  it('is not sniffed and allows the Google popup', () => {
    expect(headersOf(target)['X-Content-Type-Options']).toBe('nosniff');
    expect(headersOf(target)['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });
});
