/** Saves a file on this device. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may read the file only later: Safari on an iPhone asks first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
