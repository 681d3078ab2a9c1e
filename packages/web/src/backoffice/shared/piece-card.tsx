import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from, Picture, Punzon } from '../../ui/index.ts';
import { Card } from './card.tsx';

interface Props {
  name: string;
  image: string | null;
  /** Hallmarks over the picture. */
  badges?: ReactNode;
  /** Taken out of the shop: the picture is pale. */
  isOff: boolean;
  /** Under the name. */
  children: ReactNode;
}

/** A piece of the shop as the staff see it: upright in a row, lying down on a phone. */
export function PieceCard({ name, image, badges, isOff, children }: Props) {
  return (
    <Frame data-off={isOff ? '' : undefined}>
      <Tray>
        <Picture
          src={image}
          alt=""
          width={216}
          height={216}
          sizes="(min-width: 1024px) 216px, 108px"
        />
        {badges && <Badges>{badges}</Badges>}
      </Tray>
      <Body>
        <h2 title={name}>{name}</h2>
        {children}
      </Body>
    </Frame>
  );
}

/** The last line of a piece's card: a word at the left, buttons at the right. */
export const PieceFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  margin-top: 4px;
  > :last-child {
    display: flex;
    margin: 0 -8px 0 auto;
  }
  button svg {
    width: 18px;
    height: 18px;
  }
  ${from.lg} {
    align-self: end;
  }
`;

const Tray = styled.div`
  position: relative;
  background: var(--surface-sunken);
  > img,
  > :first-child {
    width: 100%;
    height: 100%;
    aspect-ratio: 1;
  }
`;

const Badges = styled.div`
  position: absolute;
  left: 4px;
  top: 8px;
  display: grid;
  gap: 4px;
  justify-items: start;
  ${Punzon} {
    height: 21px;
    padding-inline: 12px;
  }
  ${from.lg} {
    left: 8px;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  align-content: start;
  min-width: 0;
  padding: 10px 12px 8px;
  h2 {
    font: 500 1.0625rem/1.2 var(--font-display);
    letter-spacing: 0;
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  ${from.lg} {
    grid-template-rows: auto auto 1fr;
    h2 {
      display: block;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const Frame = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 108px minmax(0, 1fr);
  overflow: hidden;
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
  &[data-off] img {
    filter: grayscale(0.9) opacity(0.6);
  }
`;
