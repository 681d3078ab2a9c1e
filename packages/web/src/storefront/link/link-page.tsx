import { useParams } from 'wouter';
import ResetPasswordPage from '../reset-password/reset-password-page.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { LeaveNovedades } from './leave-novedades.tsx';

/** What the link of a letter is for: another password, confirming an e-mail, leaving the novedades. */
export default function LinkPage() {
  const { 0: kind, token = '' } = useParams<{ 0: string; token: string }>();
  if (kind === 'confirmar-correo') return <ConfirmEmail token={token} />;
  if (kind === 'baja') return <LeaveNovedades token={token} />;
  return <ResetPasswordPage />;
}
