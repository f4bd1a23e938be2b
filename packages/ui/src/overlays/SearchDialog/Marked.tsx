import { wrapUnmarked } from '../../internal/wrapTexts';
import { highlight, type MatchRange } from './highlight';
import * as styles from './SearchDialog.css';

export interface MarkedProps {
  text: string;
  /** The matches of the query; none without them. */
  ranges: readonly MatchRange[] | undefined;
}

/** A text with its matches in bold. */
export function Marked({ text, ranges }: MarkedProps) {
  return highlight(text, ranges).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      wrapUnmarked(piece.text, index)
    ),
  );
}
