import { useRef, useState } from 'react';

import { Transcript, type TranscriptProps } from './Transcript';
import { Button } from '../../actions/Button/Button';
import { Stack } from '../../layout/Stack/Stack';
import { Player } from '../Player/Player';
import type { Captions } from '../Player/captions/captions';
import { src, toCaptionFile } from '../Player/Player.fixtures';
import type { PlayerHandle } from '../Player/playerProps';

const sentences = [
  'Stand tall and soften your knees, with your weight in both heels.',
  'Breathe in through the nose, let your ribs open and your neck grow long.',
  'Breathe out, and fold forward from your hips as far as it feels good.',
  'Hold here for three breaths, and let your head and your arms be heavy.',
];

const getTime = (seconds: number): string =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

const toFile = (lines: readonly string[]): string =>
  toCaptionFile(
    lines
      .map((text, at) => `${getTime(at * 10)} --> ${getTime(at * 10 + 6)}\n${text}\n`)
      .join('\n'),
  );

/** A sentence every ten seconds, for seven minutes. */
export const longCaptions: readonly Captions[] = [
  {
    language: 'en',
    label: 'English',
    src: toFile(Array.from({ length: 42 }, (_, at) => sentences[at % sentences.length] ?? '')),
  },
];

export const captionsWithLongText: readonly Captions[] = [
  {
    language: 'de',
    label: 'Deutsch',
    src: toFile([
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung, jeden Sonntag.',
      'Und noch einmal.',
    ]),
  },
];

/** Roll-up captions, in which each line occurs three times, as in automatic captions. */
export const rollingCaptions: readonly Captions[] = [
  {
    language: 'en',
    label: 'English',
    src: toCaptionFile(`00:00:00.469 --> 00:00:03.169 align:start position:0%
 
welcome<00:00:01.469><c> to</c><00:00:01.620><c> the</c><00:00:01.740><c> class</c>

00:00:03.169 --> 00:00:03.179 align:start position:0%
welcome to the class
 

00:00:03.179 --> 00:00:06.000 align:start position:0%
welcome to the class
today<00:00:03.469><c> we</c><00:00:04.620><c> stretch</c>

00:00:06.000 --> 00:00:06.010 align:start position:0%
today we stretch
 

00:00:06.010 --> 00:00:09.000 align:start position:0%
today we stretch
and<00:00:07.469><c> then</c><00:00:07.620><c> rest</c>`),
  },
];

/** Captions with the apostrophes of a word processor, and with invisible marks in Arabic. */
export const captionsWithMarks: readonly Captions[] = [
  {
    language: 'ar',
    label: 'العربية',
    src: toFile(['\u200fعدّي إلى ١٠\u200f، ثم تنفّـــسي بقوة.', 'Don’t lock your knees.']),
  },
];

/** Not WebVTT, so that the browser reports an error. */
export const brokenCaptions: readonly Captions[] = [
  { language: 'en', label: 'English', src: 'data:text/plain,not%20captions' },
];

/** A transcript with a button instead of a video. */
export function PlayingTranscript(props: TranscriptProps) {
  const [position, setPosition] = useState(props.position);
  return (
    <Stack space="4">
      <Button variant="quiet" onClick={() => setPosition((before) => before + 60)}>
        One minute on
      </Button>
      <div style={{ blockSize: '22rem', maxInlineSize: '24rem' }}>
        <Transcript
          {...props}
          position={position}
          onSeek={(seconds) => {
            setPosition(seconds);
            props.onSeek(seconds);
          }}
        />
      </div>
    </Stack>
  );
}

/** A transcript beside its player. */
export function TranscriptWithPlayer(props: TranscriptProps) {
  const player = useRef<PlayerHandle>(null);
  const [position, setPosition] = useState(0);
  const [shown, setShown] = useState<Captions | null>(null);
  return (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: '2fr 1fr' }}>
      <Player
        ref={player}
        src={src}
        title="Breathing for sleep"
        poster="art:figure/rest/3"
        volume={{ volume: 1, isMuted: true }}
        captions={props.captions}
        chapters={props.chapters}
        onCaptionsChange={setShown}
        onProgress={(progress) => setPosition(progress.position)}
      />
      <div style={{ blockSize: '24rem' }}>
        <Transcript
          {...props}
          shown={shown}
          position={position}
          onSeek={(seconds) => player.current?.playFrom(seconds)}
        />
      </div>
    </div>
  );
}
