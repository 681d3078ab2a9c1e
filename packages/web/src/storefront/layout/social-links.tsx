import { styled } from 'styled-components';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Icon, type IconName } from '../../ui/index.ts';
import { layoutTexts } from './texts.ts';

/** The shop elsewhere: Facebook, Instagram, WhatsApp and mail. */
export function SocialLinks() {
  const { redes, correo } = useShopFacts();
  const links: { label: string; href: string; icon: IconName }[] = [
    { label: 'Facebook', href: redes.facebook, icon: 'fb' },
    { label: 'Instagram', href: redes.instagram, icon: 'ig' },
    { label: 'WhatsApp', href: redes.whatsapp, icon: 'wa' },
    { label: layoutTexts.footer.mail, href: `mailto:${correo}`, icon: 'mail' },
  ];
  return (
    <Row>
      {links.map(({ label, href, icon }) => (
        <li key={label}>
          <a href={href} aria-label={label} rel="noopener">
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  gap: 4px;
  margin: 14px 0 0 -10px;
  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    color: var(--thread-on-dark);
  }
  a:hover {
    background: var(--surface-dark-raised);
  }
`;
