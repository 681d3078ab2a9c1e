import { useLocation, useSearch } from 'wouter';
import { useIsBilingual } from '../../app/head.tsx';
import { otherLanguage } from '../../app/language.ts';
import { isTranslated, pathIn } from '../../app/languages.ts';

const YEAR_S = 31_536_000;

interface Props {
  className?: string;
}

/**
 * The page on screen in the shop's other language; nothing where the shop or the page has one only. Which
 * was chosen last is kept for whoever opens the shop by its name alone.
 */
export function LanguageLink({ className }: Props) {
  const [pathname] = useLocation();
  const search = useSearch();
  const isBilingual = useIsBilingual();
  if (!isBilingual || !isTranslated(pathname)) return null;
  const { tag, name } = otherLanguage;
  const remember = () => {
    document.cookie = `idioma=${tag.slice(0, 2)}; path=/; max-age=${YEAR_S}; samesite=lax`;
  };
  return (
    <a
      className={className}
      href={pathIn(otherLanguage, pathname + (search && `?${search}`))}
      lang={tag}
      hrefLang={tag}
      onClick={remember}
    >
      {name}
    </a>
  );
}
