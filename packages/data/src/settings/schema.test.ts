import { describe, expect, it } from 'vitest';

import { parseSettings } from './schema';

const least = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'x',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

describe('settings', () => {
  it('require only the four of Firebase', () => {
    const result = parseSettings(least);
    expect(result).toMatchObject({
      ok: true,
      values: {
        productName: 'Gschool',
        usesEmulators: false,
        mediaOrigins: [],
        firebase: { storageBucket: undefined },
        founder: { name: 'Gaia', slug: 'gaia' },
        payment: { isOn: false, portalUrl: undefined },
      },
    });
  });

  it('report all missing ones at once', () => {
    const result = parseSettings({ VITE_FIREBASE_API_KEY: ' ' });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems.map(({ name }) => name)).toEqual(Object.keys(least));
    expect(result.problems.slice(1).map(({ reason }) => reason)).toEqual([
      'not set',
      'not set',
      'not set',
    ]);
  });

  it.each([
    ['VITE_SITE_URL', 'javascript:alert(1)'],
    ['VITE_FOUNDER_SLUG', 'Gaia Maria'],
    ['VITE_SUPPORT_EMAIL', 'hello'],
    ['VITE_PAYMENT', 'yes'],
    ['VITE_PAYMENT_PORTAL_URL', 'javascript:alert(1)'],
    ['VITE_PAYMENT_PORTAL_URL', '//elsewhere.example'],
    ['VITE_PAYMENT_PORTAL_URL', '/\\elsewhere.example'],
    ['VITE_PAYMENT_PORTAL_URL', 'portal.html'],
    ['VITE_ADMIN_URL', 'javascript:alert(1)'],
    ['VITE_SUPPORT_URL', '//elsewhere.example'],
    ['VITE_FIREBASE_AUTH_DOMAIN', "x.example; script-src 'unsafe-inline'"],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://x.example'],
    ['VITE_MEDIA_ORIGINS', 'https://video.example/films?a=b'],
    ['VITE_MEDIA_ORIGINS', 'https://video.example/a,b'],
    ['VITE_MEDIA_ORIGINS', 'https://video.example/a;b'],
    ['VITE_MEDIA_ORIGINS', 'https://*.example'],
    ['VITE_MEDIA_ORIGINS', 'https://storage.googleapis.com'],
    ['VITE_MEDIA_ORIGINS', 'https://video.example https://STORAGE.googleapis.com/'],
    ['VITE_MEDIA_ORIGINS', 'https://firebasestorage.googleapis.com'],
    ['VITE_MEDIA_ORIGINS', 'https://s3.amazonaws.com/'],
    ['VITE_MEDIA_ORIGINS', 'https://s3.eu-west-3.amazonaws.com'],
    ['VITE_MEDIA_ORIGINS', "https://video.example 'unsafe-inline'"],
    ['VITE_MEDIA_ORIGINS', 'https://video.example;'],
    ['VITE_POLICY_REPORTS_URL', 'https://r.example/in; script-src *'],
    ['VITE_POLICY_REPORTS_URL', 'https://r.example/",x="'],
    ['VITE_APP_CHECK_SITE_KEY', 'a key'],
  ])('refuse %s=%s', (name, value) => {
    const result = parseSettings({ ...least, [name]: value });
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.problems.map((problem) => problem.name)).toEqual([name]);
  });

  it.each(['https://billing.example/p/login/1', '/portal.html'])(
    'accept %s as the portal',
    (url) => {
      const result = parseSettings({ ...least, VITE_PAYMENT_PORTAL_URL: url });
      expect(result.ok && result.values.payment.portalUrl).toBe(url);
    },
  );

  it('treat an empty value as not set', () => {
    const empty = { VITE_SITE_URL: '', VITE_ADMIN_URL: '  ', VITE_MEDIA_ORIGINS: '' };
    expect(parseSettings({ ...least, ...empty })).toEqual(parseSettings(least));
  });

  it('split the media hosts', () => {
    const result = parseSettings({
      ...least,
      VITE_MEDIA_ORIGINS:
        'https://a.example  https://b.example/ https://storage.googleapis.com/films https://C.example/x/y/ https://films.s3.amazonaws.com',
    });
    // A source without a trailing slash would match only one file.
    expect(result.ok && result.values.mediaOrigins).toEqual([
      'https://a.example',
      'https://b.example',
      'https://storage.googleapis.com/films/',
      'https://c.example/x/y/',
      'https://films.s3.amazonaws.com',
    ]);
  });
});
