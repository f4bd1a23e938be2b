import { EditorPage } from './EditorPage';
import { SeriesForm } from './forms/SeriesForm';

/** `/series/:id`. */
export const OneSeriesPage = ({ id }: { id: string }) => (
  <EditorPage list="series" id={id} Form={SeriesForm} />
);
