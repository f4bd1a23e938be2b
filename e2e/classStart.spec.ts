// Covers: site/watch
import { signIn } from './support/actions';
import { findUnwatchedClass, waitForStoredCatalogue } from './support/browserStorage';
import { isPlaybackCall } from './support/countRequests';
import { isFirestoreRequest } from './support/services';
import { expect, test } from './support/test';

/** Delays the answer to the read of the profile until the page calls `releaseProfile`. */
const delayProfile = (): void => {
  const { fetch } = window;
  const released = new Promise<void>((resolve) =>
    Object.assign(window, { releaseProfile: resolve }),
  );
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const isProfile = /"[^"]*\/documents\/users\/[^"/]+"/.test(String(init?.body ?? ''));
    if (isProfile) await released;
    return answer;
  };
};

test(
  'a class page asks for its documents, its media and its playlists before the profile is known',
  { tag: '@merge' },
  async ({ page }) => {
    await signIn(page, 'member@gschool.example', '/videos?inspector=off');
    await waitForStoredCatalogue(page);
    const id = await findUnwatchedClass(page);
    // A stored library is not read again.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('gschool.cache/') && key.includes('/library/'))
          localStorage.removeItem(key);
    });

    const asked = new Set<string>();
    page.on('request', (request) => {
      const url = request.url();
      if (isPlaybackCall(url)) asked.add('media');
      if (/\/master\.m3u8/.test(url)) asked.add('playlist');
      if (/\/index\.m3u8/.test(url)) asked.add('rendition');
      if (!isFirestoreRequest(url)) return;
      const body = request.postData() ?? '';
      if (body.includes(`/documents/videos/${id}"`)) asked.add('class');
      if (body.includes(`/documents/videos/${id}/playback/main"`)) asked.add('media');
      if (body.includes('/state/library"')) asked.add('library');
    });
    await page.addInitScript(delayProfile);
    await page.goto(`/videos/watch/${id}?inspector=off`);
    await expect
      .poll(() => [...asked].sort())
      .toEqual(['class', 'library', 'media', 'playlist', 'rendition']);
    // The page of a member whose profile is not known yet.
    await expect(page.getByRole('region', { name: /^Player/ })).toHaveCount(0);

    const later: string[] = [];
    page.on('request', (request) => {
      if (/master\.m3u8/.test(request.url())) later.push(request.url());
    });
    await page.evaluate(() => (window as unknown as { releaseProfile(): void }).releaseProfile());
    await page.getByRole('button', { name: 'Play' }).first().click();
    await expect(page.getByRole('region', { name: /^Player/ })).toHaveAttribute(
      'data-state',
      'playing',
    );
    // The player continues with the playlist that was read.
    expect(later).toEqual([]);
  },
);
