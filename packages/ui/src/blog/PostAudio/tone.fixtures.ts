/** The URL of a few quiet seconds of 220 Hz, so that a story has audio to play. */
export function tone(seconds = 2): string {
  const rate = 8000;
  const count = rate * seconds;
  const bytes = new Uint8Array(44 + count);
  const view = new DataView(bytes.buffer);
  const writeText = (offset: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(offset + index, letter.charCodeAt(0)));
  writeText(0, 'RIFF');
  view.setUint32(4, 36 + count, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  writeText(36, 'data');
  view.setUint32(40, count, true);
  for (let offset = 0; offset < count; offset++) {
    bytes[44 + offset] = 128 + Math.round(12 * Math.sin((offset / rate) * 220 * 2 * Math.PI));
  }
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:audio/wav;base64,${btoa(letters)}`;
}
