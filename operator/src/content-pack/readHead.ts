import { open } from 'node:fs/promises';

/** Reads at most `bytes` bytes of a file, starting at the byte `from`. */
export async function readHead(file: string, bytes: number, from = 0): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
