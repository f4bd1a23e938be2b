// Covers: site/watch
import { autoplay, expect, test } from './support/test';
import { playedSeconds, signIn } from './support/actions';
import { settle } from './support/settle';

// A class of ten minutes with English captions.
const path = '/videos/watch/morning-mobility-in-ten?inspector=off';

test.use(autoplay);

// The video plays in real time, decoded without a graphics card.
test.setTimeout(90_000);

test(
  'the transcript beside the video is searched and played from, and stays closed',
  { tag: '@merge' },
  async ({ page, isMobile, expectNoAxeViolations }) => {
    test.skip(isMobile, 'On a phone it is below the video.');
    await signIn(page, 'member@gschool.example', path);
    const transcript = page.getByRole('region', { name: 'Transcript' });
    const times = transcript.getByRole('button', { name: /^Play from/ });
    await expect(times.first()).toBeVisible({ timeout: 15_000 });
    const video = page.locator('video');
    const [player, column] = await Promise.all([video.boundingBox(), transcript.boundingBox()]);
    expect(column!.x).toBeGreaterThanOrEqual(player!.x + player!.width);
    expect(column!.y + column!.height).toBeLessThanOrEqual(player!.y + player!.height + 40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await page.evaluate(() => innerWidth),
    );

    await times.nth(3).click();
    const label = await times.nth(3).textContent();
    const [minutes = 0, seconds = 0] = label!.split(':').map(Number);
    await expect
      .poll(() => playedSeconds(video), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(minutes * 60 + seconds);
    await expect(transcript.locator('[aria-current]')).toContainText(label!, { timeout: 15_000 });
    await page.keyboard.press('k');

    const text = await transcript.locator('li p').first().textContent();
    await transcript.getByRole('searchbox').fill(/\p{L}{4,}/u.exec(text ?? '')![0]);
    await expect(transcript.getByRole('status')).toHaveText(/\d+ match/);
    await transcript.getByRole('searchbox').press('Enter');
    await expect(transcript.getByRole('status')).toHaveText(/^Match 1 of \d+$/);
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectNoAxeViolations('with the transcript');

    const toggle = page.getByRole('button', { name: 'Transcript' });
    await toggle.click();
    await expect(transcript).toHaveCount(0);
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
);

test(
  'on a phone the transcript is closed, and loads its text when it is opened',
  { tag: '@merge' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'member@gschool.example', path);
    const toggle = page.getByRole('button', { name: 'Transcript' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    const transcript = page.getByRole('region', { name: 'Transcript' });
    await expect(transcript.getByRole('button', { name: 'Play from 0:00' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(transcript.getByRole('heading', { level: 3 }).first()).toBeVisible();
  },
);
