const count = (one: string, many: string) => (value: number) =>
  `${value} ${value === 1 ? one : many}`;

/** The words of the player. */
export const playerWords = {
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  captions: 'Captions',
  speed: 'Speed',
  fullscreen: 'Full screen',
  exitFullscreen: 'Leave full screen',
  pictureInPicture: 'Picture in picture',
  seek: 'Position',
  seekBack: (seconds: number) => `Back ${seconds} seconds`,
  seekForward: (seconds: number) => `Forward ${seconds} seconds`,
  player: (title: string) => `Player: ${title}`,
  hours: count('hour', 'hours'),
  minutes: count('minute', 'minutes'),
  seconds: count('second', 'seconds'),
  position: (at: string, of: string) => `${at} of ${of}`,
  captionsOff: 'Off',
  captionsOn: (language: string) => `Captions: ${language}`,
  noCaptions: 'Captions off',
  settings: 'Settings',
  quality: 'Quality',
  automatic: 'Automatic',
  lines: (height: number) => `${height}p`,
  normal: 'Normal',
  times: (rate: number) => `${rate}×`,
  volumeAt: (percent: number) => `Volume ${percent} %`,
  muted: 'Muted',
  skippedBy: (seconds: number) => (seconds < 0 ? `− ${-seconds} s` : `+ ${seconds} s`),
  exitPictureInPicture: 'Leave picture in picture',
  replay: 'Play again',
  networkFault: 'The film does not arrive. Check your connection; your place is kept.',
  mediaFault: 'Something in this film could not be played. Your place is kept.',
  unsupportedFault:
    'This browser cannot play our films. A current Chrome, Edge, Firefox or Safari can.',
};

/** A language of the player is a value of this type. */
export type PlayerWords = typeof playerWords;
