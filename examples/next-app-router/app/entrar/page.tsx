import type { Metadata } from 'next';
import { texts } from '../../texts';
import { LogIn } from './log-in';

export const metadata: Metadata = { title: texts.logIn };

export default function Page() {
  return <LogIn />;
}
