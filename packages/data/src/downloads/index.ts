export { getDownloads } from './getDownloads';
export { useDownload, useDownloadActions, useDownloadedClass, useDownloads } from './hooks';
export { removeDownloads, removeDownloadsOfOthers } from './removeDownloads';
export { resumeDownloads } from './resumeDownloads';
export type {
  Download,
  DownloadedClass,
  DownloadEstimate,
  DownloadProblem,
  DownloadQuality,
  Downloads,
  DownloadStatus,
  MemberDownloads,
} from './types';
