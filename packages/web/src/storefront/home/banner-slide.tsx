import type { BannerWords } from '@filigrana/sdk';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { builtInBanner } from '../../shared/site-texts/built-in-texts.ts';
import { said } from '../../shared/site-texts/said.ts';
import { Container, from, Picture } from '../../ui/index.ts';
import { phoneSizes } from '../../ui/srcset.ts';
import { homeTexts } from './texts.ts';
import { cutSetOf } from './cut-set.ts';

/** The picture covers a place of fixed height, so that on narrow screens it is wider than the screen. */
const SIZES = '(min-width: 768px) max(100vw, 1200px), max(100vw, 720px)';

/** Of a narrow screen's whole width; see `phoneSizes`. */
const CUT_SIZES = phoneSizes(88);
const FORMATS = ['avif', 'webp'] as const;

interface Props {
  src: string;
  /** What administrators wrote of it; undefined where they could not. */
  words: BannerWords | undefined;
  /** Its place among the banners, from 0. */
  index: number;
  /** Its picture is needed now or next. */
  near: boolean;
}

const texts = homeTexts.carousel;

/** From so many characters on a title is set smaller: the longest one has to fit on a phone. */
const LONG = 32;

/** A banner: picture, title and tagline if it has any, all of it one link, to the offers unless it says otherwise. */
export function BannerSlide({ src, words, index, near }: Props) {
  const built = words ? { titulo: '', linea: '' } : builtInBanner(index);
  const title = said(words?.titulo, words?.tituloIngles, built.titulo);
  const tagline = said(words?.linea, words?.lineaIngles, built.linea);
  const isPlain = !title.text && !tagline.text;
  const focus = words?.foco ?? null;
  // Loaded when it is about to be shown, and kept while it leaves.
  const [isWanted, setWanted] = useState(near);
  if (near && !isWanted) setWanted(true);
  return (
    <Frame
      href={words?.enlace || storefront.offerShortcut()}
      draggable={false}
      aria-label={isPlain ? texts.more : undefined}
    >
      {isWanted && (
        <Image
          $focus={focus ? `${focus.x}% ${focus.y}%` : undefined}
          src={src}
          alt=""
          width={2400}
          height={1000}
          sizes={SIZES}
          priority={index === 0}
          eager
          light
        >
          {FORMATS.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              media="(max-width: 420px)"
              srcSet={cutSetOf(src, format, focus)}
              sizes={CUT_SIZES}
            />
          ))}
        </Image>
      )}
      {!isPlain && <Scrim />}
      <Words>
        <Container>
          {title.text && (
            <Title $long={title.text.length > LONG} lang={title.lang}>
              {title.text}
            </Title>
          )}
          {tagline.text && <Tagline lang={tagline.lang}>{tagline.text}</Tagline>}
        </Container>
      </Words>
    </Frame>
  );
}

const Frame = styled(Link)`
  position: absolute;
  inset: 0;
  &:focus-visible {
    outline-offset: -6px;
  }
`;

const Image = styled(Picture)<{ $focus: string | undefined }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-position: ${({ $focus }) => $focus ?? '92% 50%'};
  ${from.md} {
    object-position: ${({ $focus }) => $focus ?? '50% 50%'};
  }
`;

/** Paper, never black: ink stays readable over any picture that is uploaded, and no silver shows under it. */
const Scrim = styled.span`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(
      90deg,
      rgba(245, 241, 235, 0.96) 10.5rem,
      rgba(245, 241, 235, 0.88) 11.5rem,
      rgba(245, 241, 235, 0.4) 14rem,
      rgba(245, 241, 235, 0) 19.6875rem
    ),
    linear-gradient(0deg, rgba(245, 241, 235, 0.9), rgba(245, 241, 235, 0) 20%);
  ${from.md} {
    background: linear-gradient(
      90deg,
      rgba(245, 241, 235, 0.94) 0,
      rgba(245, 241, 235, 0.9) max(calc(24vw + 9.375rem), calc(50vw - 220px)),
      rgba(245, 241, 235, 0.3) max(calc(36vw + 14.375rem), calc(50vw + 40px)),
      rgba(245, 241, 235, 0) max(calc(44vw + 17.5rem), calc(50vw + 220px))
    );
  }
`;

const Words = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  padding-bottom: 36px;
`;

const Title = styled.span<{ $long: boolean }>`
  display: block;
  font: 400
    ${({ $long }) =>
      $long ? 'clamp(1.375rem, 0.9rem + 2.1vw, 3.25rem)' : 'clamp(2rem, 1.26rem + 3.3vw, 4.5rem)'} /
    1.02 var(--font-display);
  letter-spacing: -0.016em;
  word-spacing: -0.045em;
  max-width: ${({ $long }) => ($long ? '12ch' : '8.5ch')};
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${from.md} {
    max-width: 8em;
  }
`;

const Tagline = styled.span`
  display: block;
  margin-top: 10px;
  max-width: min(20ch, 10.125rem);
  font-size: clamp(0.9375rem, 0.86rem + 0.35vw, 1.1875rem);
  line-height: 1.4;
  color: #333733;
  ${from.md} {
    margin-top: 18px;
    max-width: min(34ch, 18.75rem);
  }
  ${from.lg} {
    max-width: 34ch;
  }
`;
