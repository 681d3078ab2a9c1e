import { styled } from 'styled-components';
import { reviewTexts as texts } from './texts.ts';

/**
 * A receipt that is a PDF, in the browser's own viewer, which zooms, turns and prints it. It comes
 * from a stranger: the viewer keeps what is in it from the shop. Where there is no viewer for pages
 * (most phones), and where another host keeps the files and lets nobody frame them, the link below
 * opens it.
 */
export function PdfReceipt({ url, title }: { url: string; title: string }) {
  const isOwn = new URL(url, window.location.href).origin === window.location.origin;
  // Browsers that do not tell (undefined) are old and have one.
  if (!isOwn || navigator.pdfViewerEnabled === false) return <Note>{texts.pdf}</Note>;
  return <Viewer key={url} src={`${url}#view=FitH&navpanes=0`} title={title} />;
}

/** Stands where the receipt would. */
export const Note = styled.p`
  padding: 40px 0;
  text-align: center;
  color: var(--ink-muted);
`;

const Viewer = styled.iframe`
  display: block;
  width: 100%;
  height: min(76dvh, 860px);
  border: 0;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
`;
