import { useSession } from '@filigrana/hooks';
import { useDashboard, useStaffProfile, useTexts } from '@filigrana/hooks/backoffice';
import { ROLE, ROLE_NAMES } from '@filigrana/sdk/domain';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { Redirect } from 'wouter';
import { Denied } from '../../app/denied.tsx';
import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { ErrorState, from, Loading } from '../../ui/index.ts';
import { DashboardPanel } from '../dashboard/dashboard-panel.tsx';
import { AdminHead } from '../shared/admin-head.tsx';
import { useAskFirst } from '../shared/unsaved-gate.tsx';
import { useLeave } from '../shared/use-leave.ts';
import { TwoStepSection } from '../two-step/two-step-section.tsx';
import { ManagerWork } from './manager-work.tsx';
import { ProfileData } from './profile-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileTexts as texts } from './texts.ts';

/** What waits today, and the profile of an administrator or manager. */
export default function ProfilePage() {
  const { role } = useSession();
  const today = useDashboard();
  const { usuario, status, notice, redirect, reload } = useStaffProfile();
  const { sentence } = useTexts();
  const [isEditing, setEditing] = useState(false);
  const close = useCallback(() => setEditing(false), []);
  const askFirst = useAskFirst();
  const leave = useLeave();
  const known = usuario?.rol ?? role;
  const title = known ? texts.title(ROLE_NAMES[known]) : '';
  useHead({ title });

  if (redirect === 'login') return <Redirect to={storefront.login()} replace />;
  if (redirect === 'profile') return <Denied as="div" />;
  return (
    <>
      <AdminHead title={title} />
      <DashboardPanel today={today} />
      {known === ROLE.manager && <ManagerWork />}
      {/* What stands above has its height first, so that nothing moves under the pointer. */}
      {today.status !== 'loading' && (
        <>
          {status === 'loading' && <Loading>{texts.loading}</Loading>}
          {status === 'failed' && (
            <ErrorState title={notice ? sentence(notice) : ''} onRetry={reload} />
          )}
          {usuario && (
            <Columns>
              <ProfileData
                usuario={usuario}
                isEditing={isEditing}
                onEdit={() => (isEditing ? askFirst(close) : setEditing(true))}
                onLeave={leave}
              />
              {isEditing && <ProfileForm usuario={usuario} onClose={close} />}
              <TwoStepSection />
            </Columns>
          )}
        </>
      )}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  ${from.lg} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;
