import { Transcript, type TranscriptProps } from '@gschool/ui/player';
import type { ValueStore } from '@gschool/app';

export interface ClassTranscriptProps extends Omit<TranscriptProps, 'position'> {
  /** The position of the video in seconds. */
  time: ValueStore<number>;
}

/** The transcript of a class. While the video plays, only this component renders again. */
export function ClassTranscript({ time, ...props }: ClassTranscriptProps) {
  return <Transcript {...props} position={time.useValue()} />;
}
