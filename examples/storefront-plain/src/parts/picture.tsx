/** A picture in its place; without one the place stays, empty. */
export function Picture({ src, alt, size }: { src: string | null; alt: string; size: number }) {
  return (
    <div className="picture">
      {src && <img src={src} alt={alt} width={size} height={size} loading="lazy" />}
    </div>
  );
}
