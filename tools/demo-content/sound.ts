export const sampleRate = 24_000;

/** One sine with a soft octave above it. */
export interface Note {
  /** Seconds. */
  at: number;
  seconds: number;
  hz: number;
  /** The note glides to this frequency; undefined keeps it steady. */
  toHz?: number;
  /** 0…1. */
  gain: number;
  /** Seconds until full volume, and until silence. */
  attack?: number;
  release?: number;
}

/** A mono 16-bit WAV file of the notes, `seconds` long; sound after the end is cut. */
export function wavFile(notes: readonly Note[], seconds: number): Buffer {
  const sound = new Float32Array(Math.round(seconds * sampleRate));
  for (const note of notes) addNote(sound, note);
  const data = Buffer.alloc(44 + sound.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + sound.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(sampleRate, 24);
  data.writeUInt32LE(sampleRate * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((value, n) => {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_000), 44 + n * 2);
  });
  return data;
}

function addNote(sound: Float32Array, note: Note): void {
  const { attack = 0.01, release = 0.08 } = note;
  const first = Math.round(note.at * sampleRate);
  const count = Math.round(note.seconds * sampleRate);
  let phase = 0;
  for (let n = 0; n < count && first + n < sound.length; n += 1) {
    const t = n / sampleRate;
    const share = t / note.seconds;
    const hz = note.hz + ((note.toHz ?? note.hz) - note.hz) * (0.5 - Math.cos(Math.PI * share) / 2);
    phase += (2 * Math.PI * hz) / sampleRate;
    const loud = Math.min(1, t / attack, (note.seconds - t) / release);
    const value = Math.sin(phase) + 0.22 * Math.sin(phase * 2) + 0.06 * Math.sin(phase * 3);
    sound[first + n] = (sound[first + n] ?? 0) + value * loud * loud * note.gain;
  }
}
