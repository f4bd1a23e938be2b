import { EditorPage } from './EditorPage';
import { ClassForm } from './forms/ClassForm';

/** `/classes/:id`. */
export const ClassPage = ({ id }: { id: string }) => (
  <EditorPage list="videos" id={id} Form={ClassForm} />
);
