const POLYNOMIAL = 0xedb88320;

/** The remainder of each byte. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1)
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  return remainder;
});

/** The CRC-32 of bytes, as ZIP files contain it. fflate computes it only while it compresses. */
export const crc32 = (bytes: Uint8Array): number => {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ table[(remainder ^ byte) & 0xff]!;
  return (remainder ^ 0xffffffff) >>> 0;
};
