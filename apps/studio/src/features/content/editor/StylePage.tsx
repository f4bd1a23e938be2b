import { EditorPage } from './EditorPage';
import { StyleForm } from './forms/StyleForm';

/** `/styles/:id`. */
export const StylePage = ({ id }: { id: string }) => (
  <EditorPage list="styles" id={id} Form={StyleForm} />
);
