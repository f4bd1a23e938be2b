import { useState } from 'react';

/** Copies text and returns a status message. */
export function useCopy(): { copied: string; copy: (what: string, text: string) => void } {
  const [copied, setCopied] = useState('');
  const copy = (what: string, text: string) => {
    const done = (sentence: string) => () => setCopied(sentence);
    // The clipboard is missing without HTTPS or without permission.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('none'));
    written.then(
      done(`${what} copied.`),
      done('This browser doesn’t let pages copy. Select the text and copy it yourself.'),
    );
  };
  return { copied, copy };
}

/** Saves a text as a file, without a server. */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.click();
  // By then, the browser has read the text.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
