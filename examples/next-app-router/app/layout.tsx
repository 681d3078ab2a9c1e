import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Frame } from './frame';
import { texts } from '../texts';
import './styles.css';

export const metadata: Metadata = {
  title: { default: texts.brand, template: `%s · ${texts.brand}` },
  description: texts.lead,
  icons: 'data:,',
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
