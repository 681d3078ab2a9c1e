/** Opens an address that the server sends as a file: the page stays where it is. */
export function openDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}
