import { useProfileEdit, useSession } from '@filigrana/hooks';
import type { User } from '@filigrana/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { Digits } from '../../shared/digits.tsx';
import { LogoutEverywhere } from '../../shared/logout-everywhere.tsx';
import { Button, from, LinkButton } from '../../ui/index.ts';
import { AccountForm } from './account-form.tsx';
import { DataList } from './data-list.tsx';
import { EmailConfirmation } from './email-confirmation.tsx';
import { SubscriptionSwitch } from './subscription-switch.tsx';
import { profileTexts as texts } from './texts.ts';

/** Name, contact, newsletter, and what a customer can do with their account. */
export function AccountData({ usuario }: { usuario: User }) {
  const { logout } = useSession();
  const { isEditing, edit, close, editButton } = useEditing(usuario);
  const { nombre, primerApellido, segundoApellido, correo, telefono } = usuario;
  return (
    <>
      <DataList $narrow>
        <div>
          <dt>{texts.nombre}</dt>
          <dd>{nombre}</dd>
        </div>
        <div>
          <dt>{texts.apellidos}</dt>
          <dd>{[primerApellido, segundoApellido].filter(Boolean).join(' ')}</dd>
        </div>
        {!isEditing && (
          <>
            <div>
              <dt>{texts.correo}</dt>
              <dd>{correo}</dd>
            </div>
            <div>
              <dt>{texts.telefono}</dt>
              <dd>
                <Digits value={telefono} />
              </dd>
            </div>
          </>
        )}
      </DataList>
      {isEditing && <AccountForm usuario={usuario} onClose={close} />}
      {usuario.correoConfirmado === false && <EmailConfirmation key={correo} />}
      <SubscriptionSwitch />
      <Actions>
        {!isEditing && (
          <Button ref={editButton} variant="line" onClick={edit}>
            {texts.edit}
          </Button>
        )}
        <LinkButton variant="line" href={storefront.recovery()}>
          {texts.changePassword}
        </LinkButton>
        <Button variant="quiet" icon="out" onClick={() => logout()}>
          {texts.logout}
        </Button>
        <LogoutEverywhere onEnded={logout} />
      </Actions>
    </>
  );
}

/** Opening the form, also for what an earlier visit has left in it, and coming back to its button. */
function useEditing(usuario: User) {
  const { draft, keep } = useProfileEdit(usuario);
  const [isEditing, setEditing] = useState(draft !== null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return {
    isEditing,
    edit: () => setEditing(true),
    close: useCallback(() => {
      keep(null);
      setEditing(false);
    }, [keep]),
    editButton,
  };
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${from.lg} {
    flex-direction: column;
  }
`;
