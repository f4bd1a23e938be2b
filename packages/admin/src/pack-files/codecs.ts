/** A codec, and whether every browser plays it. */
export interface Codec {
  label: string;
  kind: 'picture' | 'sound' | 'text';
  isPlayed: boolean;
}

const played = (kind: Codec['kind'], label: string): Codec => ({ label, kind, isPlayed: true });
const refused = (kind: Codec['kind'], label: string): Codec => ({ label, kind, isPlayed: false });

const HEVC = refused('picture', 'HEVC (H.265)');
const DOLBY_VISION = refused('picture', 'Dolby Vision');
const AC3 = refused('sound', 'AC-3 (Dolby Digital)');
const EAC3 = refused('sound', 'E-AC-3 (Dolby Digital Plus)');
const AV1 = refused('picture', 'AV1, which many phones can’t decode');
const H264 = played('picture', 'H.264');
const AAC = played('sound', 'AAC');
const MP3 = played('sound', 'MP3');

/** Codecs by the name of an MP4 sample entry, or the first part of a codec string (RFC 6381). */
const codecs = new Map<string, Codec>(
  Object.entries({
    avc1: H264,
    avc3: H264,
    hvc1: HEVC,
    hev1: HEVC,
    dvh1: DOLBY_VISION,
    dvhe: DOLBY_VISION,
    dvav: DOLBY_VISION,
    dva1: DOLBY_VISION,
    av01: AV1,
    vp08: played('picture', 'VP8'),
    vp09: played('picture', 'VP9'),
    mp4v: refused('picture', 'MPEG-4 Visual'),
    apcn: refused('picture', 'ProRes'),
    apch: refused('picture', 'ProRes'),
    jpeg: refused('picture', 'Motion JPEG'),
    mp4a: AAC,
    'mp4a.69': MP3,
    'mp4a.6b': MP3,
    'mp4a.40.34': MP3,
    'mp4a.a5': AC3,
    'mp4a.a6': EAC3,
    mp3: MP3,
    '.mp3': MP3,
    opus: played('sound', 'Opus'),
    flac: played('sound', 'FLAC'),
    'ac-3': AC3,
    'ec-3': EAC3,
    'ac-4': refused('sound', 'AC-4'),
    dtsc: refused('sound', 'DTS'),
    dtse: refused('sound', 'DTS'),
    dtsx: refused('sound', 'DTS:X'),
    alac: refused('sound', 'Apple Lossless'),
    sowt: refused('sound', 'uncompressed sound'),
    lpcm: refused('sound', 'uncompressed sound'),
    stpp: played('text', 'TTML'),
    wvtt: played('text', 'WebVTT'),
    encv: refused('picture', 'encrypted pictures'),
    enca: refused('sound', 'encrypted sound'),
  }),
);

/** The streams of an MPEG-2 transport stream, by their type in the program map. */
const streamTypes: Readonly<Record<number, Codec>> = {
  0x01: refused('picture', 'MPEG-1 video'),
  0x02: refused('picture', 'MPEG-2 video'),
  0x03: MP3,
  0x04: MP3,
  0x0f: AAC,
  0x10: refused('picture', 'MPEG-4 Visual'),
  0x11: refused('sound', 'AAC in LATM'),
  0x1b: H264,
  0x24: HEVC,
  0x81: AC3,
  0x82: refused('sound', 'DTS'),
  0x87: EAC3,
  0xdb: refused('picture', 'encrypted pictures (SAMPLE-AES)'),
  0xcf: refused('sound', 'encrypted sound (SAMPLE-AES)'),
};

/** The H.264 profiles with more colors than browsers can decode, by profile number. */
const deepProfiles: Readonly<Record<number, string>> = {
  110: 'H.264 with 10 bits for each color',
  122: 'H.264 with the colors 4:2:2',
  244: 'H.264 with the colors 4:4:4',
};

/** H.264 with a profile. `profile` is undefined if it is not known. */
export const getH264 = (profile: number | undefined): Codec => {
  const label = deepProfiles[profile ?? 0];
  return label === undefined ? H264 : refused('picture', label);
};

/** Returns a codec by its name in MP4, or by a codec string such as `avc1.64001f`. */
export function getCodec(text: string): Codec {
  const name = text.trim().toLowerCase();
  const [first = '', second = '', third = ''] = name.split('.');
  if (first === 'avc1' || first === 'avc3')
    return getH264(second === '' ? undefined : Number.parseInt(second.slice(0, 2), 16));
  return (
    codecs.get(`${first}.${second}.${third}`) ??
    codecs.get(`${first}.${second}`) ??
    codecs.get(first) ??
    refused('picture', `the codec ${JSON.stringify(text.slice(0, 20))}`)
  );
}

/** The codec of a stream in a transport stream; null for data that is neither video nor audio. */
export const getStreamCodec = (type: number): Codec | null => streamTypes[type] ?? null;
