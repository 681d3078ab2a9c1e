import { styled } from 'styled-components';
import { useHead } from '../../app/head.tsx';
import { Container, from, PageTitle } from '../../ui/index.ts';
import { MyAddresses } from '../addresses/my-addresses.tsx';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { Account } from './account.tsx';
import { OrderHistory } from './order-history.tsx';
import { PersonalData } from './personal-data.tsx';
import { SpecialOrderHistory } from './special-order-history.tsx';
import { profileTexts as texts } from './texts.ts';

/** What the shop knows of a customer, and everything they have ordered. */
export default function ProfilePage() {
  useHead({ title: texts.title });
  return (
    <Container>
      <PageCrumbs />
      <PageTitle>{texts.heading}</PageTitle>
      <Columns>
        <Account />
        <div>
          <OrderHistory />
          <SpecialOrderHistory />
          <MyAddresses />
          <PersonalData />
        </div>
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-9);
  ${from.lg} {
    grid-template-columns: minmax(0, 372px) minmax(0, 1fr);
    gap: clamp(48px, 6vw, 96px);
    align-items: start;
  }
`;
