export { ConflictList } from './ConflictList';
export { DeletionConflict } from './DeletionConflict';
export { FieldConflict } from './FieldConflict';
