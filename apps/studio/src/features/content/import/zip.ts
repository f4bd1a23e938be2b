import { configure } from '@zip.js/zip.js/lib/zip-core-custom.js';

// The library's own workers start from URLs that the content security policy refuses.
configure({ useWebWorkers: false });

export {
  BlobReader,
  BlobWriter,
  TextReader,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
