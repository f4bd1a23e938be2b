/** Saves a text as a file on this device. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the blob once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
