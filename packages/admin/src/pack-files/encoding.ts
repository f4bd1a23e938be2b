import { toHex } from './bytes';
import { convertEncoding, type Finding, type PackFile } from './fixes';

/**
 * The encodings that programs used for each language before UTF-8; Western European for all others.
 */
const oldEncodings: Readonly<Record<string, string>> = {
  ar: 'WINDOWS-1256',
  fa: 'WINDOWS-1256',
  ur: 'WINDOWS-1256',
  ru: 'WINDOWS-1251',
  uk: 'WINDOWS-1251',
  bg: 'WINDOWS-1251',
  el: 'WINDOWS-1253',
  tr: 'WINDOWS-1254',
  he: 'WINDOWS-1255',
  cs: 'WINDOWS-1250',
  pl: 'WINDOWS-1250',
  hu: 'WINDOWS-1250',
  zh: 'GB18030',
  ja: 'SHIFT_JIS',
  ko: 'EUC-KR',
};

/**
 * The kind of UTF-16, by its byte order mark, or because every second byte is zero; otherwise null.
 */
function getUtf16(bytes: Uint8Array): string | null {
  if (/^(?:fffe|feff)/.test(toHex(bytes, 0, 2))) return 'UTF-16';
  const zeros = [...bytes.subarray(0, 4)].map((byte) => byte === 0).join();
  if (zeros === 'false,true,false,true') return 'UTF-16LE';
  return zeros === 'true,false,true,false' ? 'UTF-16BE' : null;
}

/** The text of a UTF-8 file without its byte order mark, or why the file is not UTF-8. */
type DecodedText = { ok: true; text: string; hasMark: boolean } | { ok: false; finding: Finding };

/**
 * Decodes a text file the way browsers do, but does not replace bytes that are not UTF-8.
 *
 * @param language of the text (BCP 47), which suggests the likely encoding
 */
export function decodeText(bytes: Uint8Array, file: PackFile, language = 'en'): DecodedText {
  const utf16 = getUtf16(bytes);
  if (utf16 !== null) {
    const fix = convertEncoding(file, utf16);
    return { ok: false, finding: { reason: 'is UTF-16, not UTF-8', fix } };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, text, hasMark: toHex(bytes, 0, 3) === 'efbbbf' };
  } catch {
    const encoding = oldEncodings[language.split('-', 1)[0] ?? ''] ?? 'WINDOWS-1252';
    const reason = `is not UTF-8 (most likely ${encoding}): its letters would be wrong`;
    return { ok: false, finding: { reason, fix: convertEncoding(file, encoding) } };
  }
}
