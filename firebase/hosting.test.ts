import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import {
  hostingConfig,
  shellRoutes,
  shopSnapshotRoutes,
  snapshotRoutes,
  studioRoutes,
  type HostingSettings,
} from './hosting';
import { hostingPath, hostingText, readSettings } from './hostingFile';
import { paths } from '../apps/site/src/config/paths';
import { contentSecurityPolicy, previewPolicy, studioPolicy } from './contentSecurityPolicy';

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
  playbackUrl: undefined,
  adminFunctionUrl: undefined,
  errorReportsUrl: undefined,
  policyReportsUrl: undefined,
  newsletterUrl: undefined,
  brandClip: undefined,
  sampleClips: undefined,
  payment: { isOn: false, portalUrl: undefined },
  appCheckSiteKey: undefined,
  siteUrl: undefined,
  adminUrl: undefined,
};

const GOOGLE_PHOTOS =
  'https://lh3.googleusercontent.com https://lh4.googleusercontent.com ' +
  'https://lh5.googleusercontent.com https://lh6.googleusercontent.com';

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
    ['worker-src', "worker-src 'self'"],
    ['media-src', "media-src 'self' blob:"],
    ['img-src', `img-src 'self' data: blob: ${GOOGLE_PHOTOS}`],
    ['require-trusted-types-for', "require-trusted-types-for 'script'"],
    ['trusted-types', 'trusted-types default gapi#gapi goog#html'],
  ])('has the expected %s', (name, expected) => {
    expect(directive(name)).toBe(expected);
  });

  it('allows connections only to the services in the settings', () => {
    const plain =
      "connect-src 'self' https://identitytoolkit.googleapis.com " +
      'https://securetoken.googleapis.com https://firestore.googleapis.com/v1/projects/school/';
    expect(directive('connect-src')).toBe(plain);
    const firebase = { ...settings.firebase, storageBucket: 'b' };
    expect(directive('connect-src', { firebase })).toBe(
      `${plain} https://firebasestorage.googleapis.com/v0/b/b/ https://storage.googleapis.com/b/catalogue/`,
    );
    expect(directive('connect-src', { mediaOrigins: ['https://v.example'] })).toBe(
      `${plain} https://v.example`,
    );
    const bucket = 'https://storage.googleapis.com/films/';
    expect(directive('connect-src', { mediaOrigins: [bucket] })).toBe(`${plain} ${bucket}`);
    expect(directive('connect-src', { errorReportsUrl: 'https://r.example/in?a=;b' })).toBe(
      `${plain} https://r.example/in`,
    );
    expect(directive('connect-src', { errorReportsUrl: 'https://r.example/a;b,c' })).toBe(
      `${plain} https://r.example/a%3Bb%2Cc`,
    );
    expect(directive('connect-src', { newsletterUrl: 'https://letters.example/in' })).toBe(
      `${plain} https://letters.example/in`,
    );
    expect(directive('connect-src', { playbackUrl: 'https://play.example/playback' })).toBe(
      `${plain} https://play.example/playback/`,
    );
    expect(directive('connect-src', { usesEmulators: true })).toContain('http://127.0.0.1:9099');
    expect(directive('connect-src', { usesEmulators: true })).not.toContain(':9199');
    expect(directive('connect-src', { firebase, usesEmulators: true })).toContain(':9199');
  });
});

describe('pictures and media', () => {
  it('come only from hosts, never from every https address', () => {
    const changes = {
      firebase: { ...settings.firebase, storageBucket: 'b' },
      mediaOrigins: ['https://v.example'],
      playbackUrl: 'https://play.example/playback',
      brandClip: 'https://clips.example/brand.mp4',
      sampleClips: '/clips',
      payment: { isOn: true, portalUrl: undefined },
    };
    expect(directive('img-src', changes)).toBe(
      `img-src 'self' data: blob: ${GOOGLE_PHOTOS} https://firebasestorage.googleapis.com/v0/b/b/ ` +
        'https://v.example https://storage.googleapis.com/b/catalogue/ ' +
        'https://clips.example/brand.mp4 https://files.stripe.com',
    );
    expect(directive('media-src', changes)).toBe(
      "media-src 'self' blob: https://v.example https://storage.googleapis.com/b/catalogue/ " +
        'https://clips.example/brand.mp4 https://play.example/playback/',
    );
    expect(contentSecurityPolicy({ ...settings, ...changes })).not.toMatch(/https:(?!\/\/)/);
  });
});

describe('the policy of the studio', () => {
  const changes = {
    adminFunctionUrl: 'https://functions.example/admin',
    playbackUrl: 'https://play.example/playback',
    mediaOrigins: ['https://v.example'],
    newsletterUrl: 'https://letters.example/in',
    payment: { isOn: true, portalUrl: undefined },
  };
  const policy = studioPolicy({ ...settings, ...changes });

  it('allows the function of administrators, which the other apps may not call', () => {
    expect(policy).toContain(' https://functions.example/admin/ ');
    expect(contentSecurityPolicy({ ...settings, ...changes })).not.toContain('functions.example');
  });

  it('stores files of the content in the bucket, and exports them from where they are', () => {
    const firebase = { ...settings.firebase, storageBucket: 'b' };
    const connections = studioPolicy({ ...settings, ...changes, firebase })
      .split('; ')
      .find((part) => part.startsWith('connect-src'));
    expect(connections).toContain(' https://firebasestorage.googleapis.com/v0/b/b/');
    expect(connections).toContain(' https://v.example https://storage.googleapis.com/b/catalogue/');
  });

  it('allows no inline code, and no playback or forms of the other apps', () => {
    expect(policy).not.toMatch(/unsafe|\*|play\.example|letters\.example|stripe/);
    expect(policy).toContain("media-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });
});

describe('the preview', () => {
  const addresses = {
    siteUrl: 'https://school.example/',
    adminUrl: 'https://studio.school.example/start?x=1',
  };
  const find = (policy: string, name: string) =>
    policy.split('; ').find((part) => part.startsWith(`${name} `));
  const findFrames = (changes: Partial<HostingSettings>) => ({
    preview: find(previewPolicy({ ...settings, ...changes }), 'frame-ancestors'),
    studio: find(studioPolicy({ ...settings, ...changes }), 'frame-src'),
  });

  it('may be framed by the studio alone, which may frame nothing else of the site', () => {
    expect(findFrames(addresses)).toEqual({
      preview: 'frame-ancestors https://studio.school.example',
      studio: 'frame-src https://school.example https://school.example/preview',
    });
  });

  it('may be framed by its own origin in the demo, where the studio is part of the site', () => {
    expect(findFrames({ adminUrl: '/studio/' })).toEqual({
      preview: "frame-ancestors 'self'",
      studio: "frame-src https://school.example 'self'",
    });
  });

  it('may be framed by nothing without a studio', () => {
    expect(findFrames({ siteUrl: addresses.siteUrl }).preview).toBe("frame-ancestors 'none'");
  });

  it('is the only page of the site that may be framed', () => {
    const sources = hostingConfig({ ...settings, ...addresses }).hosting.flatMap(
      ({ target, headers }) =>
        target === 'storybook'
          ? []
          : headers.flatMap((entry) =>
              entry.headers.some(
                ({ key, value }) =>
                  key === 'Content-Security-Policy' && /frame-ancestors (?!'none')/.test(value),
              )
                ? [`${target}${entry.source}`]
                : [],
            ),
    );
    expect(sources).toEqual(['site/preview']);
    const [site] = hostingConfig({ ...settings, ...addresses }).hosting;
    const sent = site!.headers.map(({ source }) => source);
    // A later entry replaces the headers of an earlier one.
    expect(sent.indexOf('/preview')).toBeGreaterThan(sent.indexOf('**'));
    expect(site!.headers.flatMap((entry) => entry.headers.map(({ key }) => key))).not.toContain(
      'X-Frame-Options',
    );
  });

  it('connects to nothing of Firebase, and loads no script of another host', () => {
    const policy = previewPolicy({
      ...settings,
      ...addresses,
      usesEmulators: true,
      playbackUrl: 'https://play.example/playback',
      adminFunctionUrl: 'https://functions.example/admin',
      errorReportsUrl: 'https://r.example/in',
      mediaOrigins: ['https://v.example'],
    });
    expect(find(policy, 'connect-src')).toBe("connect-src 'self' https://v.example");
    expect(find(policy, 'script-src')).toBe("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|googleapis|play\.example|functions\.example|r\.example/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("form-action 'none'");
  });

  it('is not listed by search engines', () => {
    const [site] = hostingConfig({ ...settings, ...addresses }).hosting;
    const { headers = [] } = site!.headers.find(({ source }) => source === '/preview') ?? {};
    expect(headers).toContainEqual({ key: 'X-Robots-Tag', value: 'noindex' });
  });
});

describe('hosts that other projects share', () => {
  const shared =
    /^https:\/\/(?:firestore|storage|firebasestorage|[\w-]*\.?s3[\w.-]*)\.(?:googleapis|amazonaws)\.com|cloudfunctions\.net/;

  it('are allowed only for this project and its buckets', () => {
    const policies = JSON.parse(readFileSync(hostingPath, 'utf8')) as {
      hosting: { headers: { headers: { key: string; value: string }[] }[] }[];
    };
    const sources = policies.hosting
      .flatMap(({ headers }) => headers.flatMap((entry) => entry.headers))
      .filter(({ key }) => key === 'Content-Security-Policy')
      .flatMap(({ value }) => value.split(/[ ;]+/))
      .filter((source) => shared.test(source));
    expect(sources.length).toBeGreaterThan(10);
    for (const source of sources) expect(source).toMatch(/^https:\/\/[^/]+\/.+\/$/);
  });
});

describe('App Check', () => {
  it('adds the hosts of reCAPTCHA only with a site key', () => {
    const policy = contentSecurityPolicy(settings);
    expect(policy).not.toMatch(/recaptcha|appcheck/);
    const changes = { appCheckSiteKey: 'key' };
    expect(directive('script-src', changes)).toBe(
      `${directive('script-src')} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    );
    expect(directive('frame-src', changes)).toBe(
      `${directive('frame-src')} https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/`,
    );
    expect(directive('connect-src', changes)).toBe(
      `${directive('connect-src')} https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/`,
    );
  });
});

describe('Trusted Types', () => {
  it('are enforced, or reported if App Check loads scripts that do not support them', () => {
    const keys = (changes: Partial<HostingSettings>) =>
      hostingConfig({ ...settings, ...changes })
        .hosting[0]?.headers[0]?.headers.filter(({ value }) => value.includes('trusted-types'))
        .map(({ key }) => key);
    expect(keys({})).toEqual(['Content-Security-Policy']);
    expect(keys({ appCheckSiteKey: 'key' })).toEqual(['Content-Security-Policy-Report-Only']);
  });
});

describe('reports of the browser', () => {
  const headers = (changes: Partial<HostingSettings>) =>
    hostingConfig({ ...settings, ...changes }).hosting[0]?.headers[0]?.headers ?? [];

  it('are sent only to an endpoint of their own', () => {
    const quiet = headers({ errorReportsUrl: 'https://r.example/in' });
    expect(JSON.stringify(quiet)).not.toMatch(/report-uri|report-to|Reporting-Endpoints/);
    const reporting = headers({ policyReportsUrl: 'https://r.example/csp' });
    expect(reporting).toContainEqual({
      key: 'Reporting-Endpoints',
      value: 'policy="https://r.example/csp"',
    });
    expect(reporting[1]?.value).toContain('; report-uri https://r.example/csp; report-to policy');
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

  it('serves the shell for every route of the studio', () => {
    const file = new URL('../apps/studio/src/routes.tsx', import.meta.url);
    const routes = readFileSync(fileURLToPath(file), 'utf8');
    const paths = [...routes.matchAll(/path: '([^'*]+)'/g)].map(([, path]) => `/${path}`);
    expect(paths.length).toBeGreaterThan(4);
    expect(['/', ...paths.map((path) => path.replace(/:\w+$/, '**'))].sort()).toEqual(
      [...studioRoutes].sort(),
    );
  });

  it('never serves the shell for a missing file or an unknown path', () => {
    for (const { rewrites = [] } of hostingConfig(settings).hosting as readonly {
      rewrites?: readonly { source: string; destination: string }[];
    }[]) {
      for (const { source, destination } of rewrites) {
        expect(source).not.toMatch(/^\/?\*\*/);
        expect(source === '/' ? false : '/assets/x.js'.startsWith(source.replace('**', ''))).toBe(
          false,
        );
        expect(destination).toBe('/shell.html');
      }
    }
  });

  it('answers 404 for an unknown product or event only if a snapshot prerenders the others', () => {
    const sources = (hasSnapshot: boolean) =>
      hostingConfig({ ...settings, hasSnapshot }).hosting.flatMap((target) =>
        // The studio prerenders nothing.
        'rewrites' in target && target.target !== 'studio'
          ? target.rewrites.map(({ source }) => source)
          : [],
      );
    const routes = [...snapshotRoutes, ...shopSnapshotRoutes];
    expect(routes).toEqual(['/events/**', '/merchandise/product/**']);
    expect(sources(false)).toEqual(expect.arrayContaining(routes));
    expect(sources(true).filter((source) => routes.includes(source))).toEqual([]);
    expect(sources(true)).toHaveLength(sources(false).length - routes.length);
  });

  it('names the type of the web app manifests', () => {
    for (const { target, headers } of hostingConfig(settings).hosting) {
      const types = headers
        .filter(({ source }) => source === '/manifest.webmanifest')
        .flatMap((entry) => entry.headers);
      const type = { key: 'Content-Type', value: 'application/manifest+json' };
      expect(types).toEqual(target === 'storybook' ? [] : [type]);
    }
  });

  it('revalidates documents and caches hashed files', () => {
    for (const { headers } of hostingConfig(settings).hosting) {
      expect(headers.slice(0, 2).map(({ source }) => source)).toEqual(['**', '/assets/**']);
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
    // Instructors only have the pages for which the build has data (`SITE_SAMPLES`).
    const built = [...prerendered, '/about/:id'];
    const dynamic = routes.filter((route) => !built.includes(route));
    expect(dynamic.map((route) => route.replace(/:\w+$/, '**')).sort()).toEqual(
      [...shellRoutes, ...snapshotRoutes].sort(),
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
    const file = '../packages/data/src/entities/events/firebase/publicEventRepository.ts';
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const pattern = /orderBy: '(\w+)'|\['(\w+)', '[<>=]+'/g;
    const fields = [...source.matchAll(pattern)].map(([, order, filter]) => order ?? filter);
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
  it('have two paths', () => {
    expect(rules.match(/match \//g)).toHaveLength(3);
    expect(rules).toContain('match /users/{uid}/avatar');
    expect(rules).toContain('match /catalogue/{digest}/{path=**}');
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

describe('Storybook', () => {
  it('loads no script from another host, and only its own pages may frame it', () => {
    const parts = headersOf('storybook')['Content-Security-Policy']?.split('; ');
    expect(parts).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ]),
    );
  });
});

describe.each(['site', 'shop', 'storybook'])('every document of %s', (target) => {
  it('asks browsers to use TLS only', () => {
    expect(headersOf(target)['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });
});

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
