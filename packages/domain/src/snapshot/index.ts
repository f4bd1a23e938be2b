// Entry `@gschool/domain/snapshot`: the file that the setting `SITE_SNAPSHOT` names.
export { parseSnapshot } from './parseSnapshot';
export { toListedProduct } from '../shop/toListedProduct';
export type { Snapshot, SnapshotEvent, SnapshotProduct } from './types';
