import { toText } from './bytes';
import { getTypeLabel, type FileType } from './fileLabels';
import { HEAD_BYTES, getFileType } from './fileType';
import {
  NEW_COPY,
  PULL_LFS,
  convertPicture,
  takeFrame,
  type Finding,
  type PackFile,
} from './fixes';
import type { PackFolder } from './packFolder';
import { isShownType, readPictureSize } from './pictureSize';

/** The maximum number of pixels of a side, and of a whole picture, that phones can show. */
const MAX_SIDE = 16_000;
const MAX_PIXELS = 100_000_000;

const SCRIPT = /<script|\son[a-z]{1,30}\s{0,9}=|javascript:|<foreignObject|<!ENTITY/i;

/** How many bytes of a drawing are searched, because a script may be anywhere in it. */
const SVG_BYTES = 1_000_000;

const describeSvg = async (folder: PackFolder, picture: PackFile): Promise<Finding> => {
  const text = toText(await folder.read(picture.path, 0, SVG_BYTES));
  const script = SCRIPT.test(text) ? ' with a script' : '';
  return {
    reason: `is ${getTypeLabel('svg')}${script}, which is a document and no picture`,
    fix: convertPicture(picture),
  };
};

/** Describes a file that browsers do not show as a picture. */
function describeOther(type: FileType, picture: PackFile): Finding {
  const label = getTypeLabel(type);
  const noPicture = `is ${label}, not a picture`;
  switch (type) {
    case 'empty':
      return { reason: `is ${label}`, fix: NEW_COPY };
    case 'heic':
    case 'tiff':
    case 'bmp':
    case 'jxl':
    case 'jp2':
      return { reason: `is ${label}, which not every browser shows`, fix: convertPicture(picture) };
    case 'psd':
    case 'pdf':
      // The layers of a PSD and the pages of a PDF are pictures, too.
      return { reason: noPicture, fix: convertPicture(picture, '', "'[0]'") };
    case 'mp4':
    case 'webm':
    case 'avi':
      return { reason: noPicture, fix: takeFrame(picture) };
    case 'lfs':
      return { reason: noPicture, fix: PULL_LFS };
    default:
      return { reason: noPicture, fix: 'Use a JPEG, PNG, WebP, AVIF or GIF file.' };
  }
}

/** Why browsers can't show a picture; null if they can. */
export async function findPictureError(
  folder: PackFolder,
  picture: PackFile,
): Promise<Finding | null> {
  const type = getFileType(await folder.read(picture.path, 0, HEAD_BYTES));
  if (type === 'svg') return describeSvg(folder, picture);
  if (!isShownType(type)) return describeOther(type, picture);
  const reading = readPictureSize(type, await folder.read(picture.path));
  if ('problem' in reading) {
    return {
      reason: reading.problem,
      fix: reading.isWhole ? convertPicture(picture) : NEW_COPY,
    };
  }
  const { width, height } = reading;
  const reason = `is ${width} × ${height} pixels`;
  if (width === 0 || height === 0) return { reason, fix: NEW_COPY };
  return width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS
    ? {
        reason: `${reason}, more than phones show`,
        fix: convertPicture(picture, ' -resize 1920x1920'),
      }
    : null;
}
