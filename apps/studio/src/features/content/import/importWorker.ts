import { openPack, type PackInput, type PackReading } from './openPack';

/** What the page asks for. */
export interface ImportCommand {
  input: PackInput;
  language: string;
}

/** What the worker answers; `reading` is the last message. */
export type ImportReply =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'reading'; reading: PackReading }
  | { kind: 'failed'; message: string };

const reply = (message: ImportReply): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ImportCommand>): void => {
  openPack(data.input, data.language, (done, total) =>
    reply({ kind: 'progress', done, total }),
  ).then(
    (reading) => reply({ kind: 'reading', reading }),
    (error: unknown) =>
      reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
};
