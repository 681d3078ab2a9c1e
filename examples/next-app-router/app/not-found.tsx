import Link from 'next/link';
import { texts } from '../texts';

export default function NotFound() {
  return (
    <>
      <h1>{texts.missing}</h1>
      <Link href="/">{texts.back}</Link>
    </>
  );
}
