import {
  openPage,
  waitForIdleSecond,
  type DemoBrowser,
  type OpenOptions,
  type OpenPage,
} from './demoBrowser';
import { timeNavigation, waitUntilPainted, type Sample } from './measure';

/** The player of a class page, and the one of the bare page, which has the same attributes. */
export const player = '[data-state][aria-label^="Player"]';
export const playButton = `${player} button:is([aria-label='Play'], [aria-label^='Resume at'])`;
export const isPlaying = { matches: `${player}[data-state=playing]` };

/** The files that a class page needs to play its video. */
interface PlayedFiles {
  /** The chunk of hls.js. */
  hls: string;
  playlist: string;
}

/** Collects the files that a class page requests from now on, until it plays. */
export function collectPlayedFiles({ page }: OpenPage): () => PlayedFiles {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const find = (pattern: RegExp): string => {
    const url = urls.find((each) => pattern.test(each));
    if (!url) throw new Error(`The class page requested no ${pattern}`);
    return url;
  };
  return () => ({ hls: find(/\/hls[^/]*\.js$/), playlist: find(/\.m3u8(\?|$)/) });
}

const createDocument = ({ hls, playlist }: PlayedFiles): string => `<!doctype html>
<title>Minimum</title>
<div data-state="paused" aria-label="Player"><video></video><button aria-label="Play">Play</button></div>
<script type="module">
  const player = document.querySelector('div');
  const video = document.querySelector('video');
  document.querySelector('button').onclick = () => video.play();
  video.onplaying = () => (player.dataset.state = 'playing');
  const code = await import(${JSON.stringify(hls)});
  const Hls = Object.values(code).find((each) => each?.isSupported);
  const hls = new Hls();
  hls.loadSource(${JSON.stringify(playlist)});
  hls.attachMedia(video);
</script>`;

/**
 * Measures the least that a class page can take from the navigation until it plays: a bare page
 * without a session loads the same hls.js and the same playlist. It is visited once before, so that
 * its files are cached.
 */
export async function measurePlayingMinimum(
  browser: DemoBrowser,
  files: PlayedFiles,
  { url, slowdown }: OpenOptions,
  name: string,
): Promise<Sample> {
  const context = await browser.createVisitorProfile();
  const address = new URL('/minimum', url).href;
  try {
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: createDocument(files) }),
    );
    const first = await openPage(context, { url: address, slowdown: 1 });
    await first.page.locator(playButton).click();
    await waitUntilPainted(first, isPlaying);
    await waitForIdleSecond(first.page);
    await first.page.close();
    const opened = await openPage(context, { url: address, slowdown });
    const playing = timeNavigation(name, opened, isPlaying);
    await opened.page.locator(playButton).click();
    return await playing;
  } finally {
    await context.close();
  }
}
