import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { faultOf, type ImageRules } from './acceptImage';

interface ImageChoiceOptions extends ImageRules {
  isDisabled: boolean;
  onSelect: (file: File) => void;
  onRemove: (() => void) | undefined;
}

/** A picture that was chosen, or why it was not. */
type Chosen = { file?: File; url?: string; fault?: 'kind' | 'size'; isRemoved?: boolean };

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** Choosing, dropping, pasting and removing one picture, and its preview's address. */
export function useImageChoice(options: ImageChoiceOptions) {
  const { isDisabled, onSelect, onRemove, ...rules } = options;
  const [chosen, setChosen] = useState<Chosen>({});
  const [isOver, setOver] = useState(false);
  // Every element inside tells of entering and leaving.
  const depth = useRef(0);

  const { url } = chosen;
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
    return undefined;
  }, [url]);

  const take = (file: File | undefined) => {
    if (!file || isDisabled) return;
    const fault = faultOf(file, rules);
    // The picture that was there stays, and the sentence says what was wrong with this one.
    if (fault) return setChosen((before) => ({ ...before, fault }));
    setChosen({ file, url: URL.createObjectURL(file) });
    onSelect(file);
  };

  const drag = (change: 1 | -1) => (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += change;
    setOver(depth.current > 0);
  };

  return {
    ...chosen,
    isOver,
    take,
    remove: () => {
      setChosen({ isRemoved: true });
      onRemove?.();
    },
    zoneProps: {
      onDragEnter: drag(1),
      onDragLeave: drag(-1),
      onDragOver: (event: DragEvent) => {
        if (!isDisabled) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        take(filesOf(event.dataTransfer)[0]);
      },
      onPaste: (event: ClipboardEvent) => {
        const [file] = filesOf(event.clipboardData);
        if (!file) return;
        event.preventDefault();
        take(file);
      },
    },
  };
}
