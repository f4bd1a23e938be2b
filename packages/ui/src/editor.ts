// A separate entry point for pages on which people write content: it loads the library for dragging.
export { LanguageFields, type LanguageFieldsProps } from './editor/LanguageFields/LanguageFields';
export type { FieldLanguage, LanguageMark } from './editor/LanguageFields/languages';
export { SortableList, type SortableListProps } from './editor/SortableList/SortableList';
export { TagField, type TagFieldProps } from './editor/TagField/TagField';
export { DateTimeField, type DateTimeFieldProps } from './editor/DateTimeField/DateTimeField';
export { SplitView, type SplitViewProps } from './editor/SplitView/SplitView';
export { DiffView, type DiffViewProps } from './editor/DiffView/DiffView';
export type { DiffChange } from './editor/DiffView/changes';
