import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';

import { checkImage, type ImageRules } from './imageRules';

interface ImageSelectionOptions extends ImageRules {
  isDisabled: boolean;
  onSelect: (file: File) => void;
  onRemove: (() => void) | undefined;
}

/** The selected picture, or why it was rejected. */
type ImageSelection = { file?: File; url?: string; problem?: 'kind' | 'size'; isRemoved?: boolean };

const getFiles = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** Selects a picture by input, drop or paste, removes it, and creates the URL of its preview. */
export function useImageSelection(options: ImageSelectionOptions) {
  const { isDisabled, onSelect, onRemove, ...rules } = options;
  const [selection, setSelection] = useState<ImageSelection>({});
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  // Enter and leave events also bubble from elements inside.
  const dragDepth = useRef(0);

  const { url } = selection;
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
    return undefined;
  }, [url]);

  const selectFile = (file: File | undefined) => {
    if (!file || isDisabled) return;
    const problem = checkImage(file, rules);
    // The previous picture stays, with an error about the rejected one.
    if (problem) return setSelection((previous) => ({ ...previous, problem }));
    setSelection({ file, url: URL.createObjectURL(file) });
    onSelect(file);
  };

  const createDragHandler = (change: 1 | -1) => (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    dragDepth.current += change;
    setIsDraggedOver(dragDepth.current > 0);
  };

  return {
    ...selection,
    isDraggedOver,
    selectFile,
    remove: () => {
      setSelection({ isRemoved: true });
      onRemove?.();
    },
    zoneProps: {
      onDragEnter: createDragHandler(1),
      onDragLeave: createDragHandler(-1),
      onDragOver: (event: DragEvent) => {
        if (!isDisabled) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        dragDepth.current = 0;
        setIsDraggedOver(false);
        selectFile(getFiles(event.dataTransfer)[0]);
      },
      onPaste: (event: ClipboardEvent) => {
        const [file] = getFiles(event.clipboardData);
        if (!file) return;
        event.preventDefault();
        selectFile(file);
      },
    },
  };
}
