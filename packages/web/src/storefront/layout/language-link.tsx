import { useLocation, useSearch } from 'wouter';
import { useIsBilingual } from '../../app/head.tsx';
import { otherLanguage } from '../../app/language.ts';
import { isBackoffice } from '../../app/paths.ts';

/**
 * The page on screen in the shop's other language; nothing where the shop or the page has one only. Which
 * was chosen last is kept for whoever opens the shop by its name alone.
 */
export function LanguageLink() {
  const [pathname] = useLocation();
  const search = useSearch();
  const isBilingual = useIsBilingual();
  if (!isBilingual || isBackoffice(pathname)) return null;
  const { tag, name } = otherLanguage;
  const remember = () => {
    document.cookie = `idioma=${tag.slice(0, 2)};path=/;max-age=31536000;samesite=lax`;
  };
  // Two slashes at the beginning would lead to another site.
  const path = pathname.replace(/^\/+/, '/');
  return (
    <a
      href={otherLanguage.base + path + (search && `?${search}`)}
      lang={tag}
      hrefLang={tag}
      onClick={remember}
    >
      {name}
    </a>
  );
}
