import '../../i18n/en/member.messages.json';
import '../../i18n/en/profile.messages.json';

import { AppProviders } from '@gschool/app';
import { createServices, createSession, type SignedInState } from '@gschool/data';
import { DataProvider } from '@gschool/data/queries';
import { noClaims, type UserProfile } from '@gschool/domain';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { toAuthUser } from '../../../../../packages/data/src/firebase/authGateway';
import { toProfile } from '../../../../../packages/data/src/mappers/profile';
import { anyProfileDocument } from '../../../../../packages/data/src/testing/anyProfileDocument';
import { appI18n } from '../../i18n/i18n';
import { AccountMenu } from '../shell/AccountMenu';
import { AccountTab } from './account/AccountTab';
import { PersonalInfoTab } from './personal-info/PersonalInfoTab';
import { ProfileHead } from './ProfileHead';
import { payloads } from './payloads.fixtures';
import { SubscriptionTab } from './subscription/SubscriptionTab';

/** Profiles that are rendered; the nightly run renders five times as many. */
const RUNS = process.env['TEST_SCOPE'] === 'full' ? 300 : 60;

const services = createServices({
  session: createSession({ connect: () => new Promise(() => undefined) }),
});

const signedInWith = (profile: UserProfile, name = ''): SignedInState => ({
  status: 'signedIn',
  user: toAuthUser({
    uid: 'u1',
    email: profile.email,
    displayName: name,
    photoURL: name,
    emailVerified: false,
    providerData: [],
  } as never),
  profile,
  claims: noClaims,
  isSubscribed: true,
  error: null,
});

const Page = ({ children }: { children: ReactNode }) => (
  <StaticRouter location="/profile">
    <AppProviders appI18n={appI18n} services={services}>
      <DataProvider>{children}</DataProvider>
    </AppProviders>
  </StaticRouter>
);

/**
 * Renders every view that shows a member's texts: the head of the page, its three tabs and the menu
 * in the header.
 */
const renderAllViews = (state: SignedInState): string =>
  renderToString(
    <Page>
      <AccountMenu session={state} />
      <ProfileHead session={state} />
      <PersonalInfoTab session={state} />
      <SubscriptionTab session={state} reason={null} />
      <AccountTab session={state} />
    </Page>,
  );

const parseBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body;

/** Elements and attributes that could run code, or load something that does. */
function findActiveContent(body: HTMLElement): string[] {
  const found: string[] = [];
  for (const element of body.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    // React preloads images.
    if (element.matches('link[rel=preload][as=image]')) continue;
    if (
      /^(script|iframe|object|embed|base|meta|link|style|math|foreignobject|animate|set)$/.test(tag)
    ) {
      found.push(`<${tag}>`);
    }
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || name === 'srcdoc' || name === 'style') found.push(`${tag} ${name}`);
      const isAddress = /^(href|src|action|formaction|xlink:href|data|poster)$/i.test(name);
      // The placeholder image is inlined in tests.
      if (isAddress && value.startsWith('data:image/svg+xml,%3csvg')) continue;
      if (isAddress && /^\s*(javascript|data:text|data:image\/svg|vbscript)/i.test(value)) {
        found.push(`${tag} ${name}=${value.slice(0, 40)}`);
      }
    }
  }
  return found;
}

const profileFilledWith = (text: string): UserProfile =>
  toProfile(
    {
      email: text,
      displayName: text,
      photoURL: text,
      subscriptionStatus: text,
      createdAt: text,
      firstName: text,
      lastName: text,
      preferredName: text,
      phoneNumber: text,
      contactEmail: text,
      timezone: text,
      location: { country: text, region: text, city: text, postalCode: text },
      preferences: { theme: text, contentPreferences: [text] },
    },
    'u1',
  );

describe('texts of a member on the pages that show them', () => {
  it('are tested with thirty payloads that the detector finds', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(30);
    // Checks the detector: most payloads are active when they are not escaped.
    const live = payloads.filter((payload) => findActiveContent(parseBody(payload)).length > 0);
    expect(live.length).toBeGreaterThan(15);
  });

  it.each(payloads)('do not run: %s', (payload) => {
    const profile = profileFilledWith(payload);
    const body = parseBody(renderAllViews(signedInWith(profile, payload)));
    expect(findActiveContent(body)).toEqual([]);
    // The payload is shown as text.
    const shown = [...body.querySelectorAll('input')].map((input) => input.getAttribute('value'));
    expect(shown).toContain(profile.displayName);
  });

  it('render for random documents', () => {
    let drawn = 0;
    fc.assert(
      fc.property(anyProfileDocument, (data) => {
        let profile: UserProfile;
        try {
          profile = toProfile(data, 'u1');
        } catch {
          return;
        }
        drawn += 1;
        // Parsing this much markup takes longer than rendering it; the payloads above are parsed.
        if (/<script|<iframe/i.test(renderAllViews(signedInWith(profile)))) throw new Error('live');
      }),
      { numRuns: RUNS },
    );
    expect(drawn).toBeGreaterThan(RUNS / 2);
  }, 60_000);
});
