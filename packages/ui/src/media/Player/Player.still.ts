import { toCaptionFile } from './Player.fixtures';

/** What a video element tells the player. Times are in seconds. */
interface StillVideo {
  isPlaying?: boolean;
  isLoading?: boolean;
  isEnded?: boolean;
  time?: number;
}

const DURATION = 60;

const toRanges = (end: number): TimeRanges => ({ length: 1, start: () => 0, end: () => end });

/** A file that has no video, so the player has a poster and loads nothing. */
export const stillSource = 'data:,still.mp4';

/** Captions for a still player, which `showCue` shows. */
export const stillCaptions = [
  { language: 'en', label: 'English', src: toCaptionFile('00:00.000 --> 01:00.000\nBreathe in') },
];

const findVideo = (stage: HTMLElement): HTMLVideoElement => stage.querySelector('video')!;

/** Hides from the player that the file has no video. */
function ignoreErrors(stage: HTMLElement): void {
  stage.addEventListener('error', (event) => event.stopImmediatePropagation(), true);
}

/** Lets the video element say that it is in a state, so that the player shows it. */
export const beAt =
  ({ isPlaying = false, isLoading = false, isEnded = false, time = 26 }: StillVideo) =>
  (stage: HTMLElement): void => {
    ignoreErrors(stage);
    const video = findVideo(stage);
    const values = {
      paused: !isPlaying,
      ended: isEnded,
      readyState: isLoading ? 2 : 4,
      currentTime: time,
      duration: DURATION,
      played: toRanges(time),
      buffered: toRanges(Math.min(time + 18, DURATION)),
    };
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(video, name, { get: () => value, set: () => {} });
    video.dispatchEvent(new Event('timeupdate'));
  };

/** Waits for the first play. */
export const beIdle = (stage: HTMLElement): void => ignoreErrors(stage);

/** Shows a caption. */
export const showCue = (stage: HTMLElement): void => {
  for (const track of findVideo(stage).textTracks) {
    const cues = [
      new VTTCue(0, DURATION, 'Breathe in through the nose, and let the shoulders drop.'),
    ];
    Object.defineProperty(track, 'activeCues', { get: () => cues });
    track.dispatchEvent(new Event('cuechange'));
  }
};
