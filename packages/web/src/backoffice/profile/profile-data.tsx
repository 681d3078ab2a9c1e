import type { User } from '@filigrana/sdk';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { Digits } from '../../shared/digits.tsx';
import { LogoutEverywhere } from '../../shared/logout-everywhere.tsx';
import { Button, LinkButton } from '../../ui/index.ts';
import { Actions, Box } from '../shared/box.tsx';
import { profileTexts as texts } from './texts.ts';

interface Props {
  usuario: User;
  isEditing: boolean;
  onEdit: () => void;
  onLeave: () => void;
}

/** What the shop knows of a member of the staff, and what they can do with their account. */
export function ProfileData({ usuario, isEditing, onEdit, onLeave }: Props) {
  const rows: [string, ReactNode][] = [
    [texts.identificacion, <Digits key="identificacion" value={usuario.identificacion} />],
    [texts.nombre, usuario.nombre],
    [texts.primerApellido, usuario.primerApellido],
    [texts.segundoApellido, usuario.segundoApellido],
    [texts.correo, usuario.correo],
    [texts.telefono, <Digits key="telefono" value={usuario.telefono} />],
  ];
  return (
    <Box as="section" $pad>
      <Data>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Data>
      <Actions>
        <Button icon="edit" aria-expanded={isEditing} onClick={onEdit}>
          {texts.edit}
        </Button>
        <LinkButton variant="line" href={storefront.recovery()}>
          {texts.changePassword}
        </LinkButton>
        <Button variant="quiet" icon="out" onClick={onLeave}>
          {texts.logout}
        </Button>
        <LogoutEverywhere onEnded={onLeave} />
      </Actions>
    </Box>
  );
}

const Data = styled.dl`
  margin-bottom: 20px;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    padding: 13px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    flex: 0 0 8rem;
    color: var(--ink-muted);
  }
  /* Below its name where the text is large. */
  dd {
    flex: 1 1 8rem;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  @media (max-width: 30em) {
    dt {
      flex-basis: 7rem;
    }
  }
`;
