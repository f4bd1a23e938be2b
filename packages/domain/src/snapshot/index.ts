// Entry `@gschool/domain/snapshot`: the file of the setting `SITE_SNAPSHOT`.
export { parseSnapshot } from './parseSnapshot';
export { toListedProduct } from '../shop/toListedProduct';
export type { Snapshot, SnapshotEvent, SnapshotProduct } from './types';
