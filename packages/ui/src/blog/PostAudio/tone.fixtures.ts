/** A few quiet seconds of 220 Hz as a URL, so a story has something to play. */
export function tone(seconds = 2): string {
  const rate = 8000;
  const count = rate * seconds;
  const bytes = new Uint8Array(44 + count);
  const view = new DataView(bytes.buffer);
  const write = (at: number, words: string) =>
    [...words].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + count, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, count, true);
  for (let at = 0; at < count; at++) {
    bytes[44 + at] = 128 + Math.round(12 * Math.sin((at / rate) * 220 * 2 * Math.PI));
  }
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:audio/wav;base64,${btoa(letters)}`;
}
