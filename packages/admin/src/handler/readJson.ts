/**
 * The body of a request as JSON; null if it is longer than the limit, not UTF-8 or not JSON. Stops
 * reading at the limit, because a header can name any length.
 *
 * @param maxBytes the limit in bytes
 */
export const readJson = async (
  request: Request,
  maxBytes: number,
): Promise<{ value: unknown } | null> => {
  const reader = request.body?.getReader();
  if (!reader) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return null;
  }
};
