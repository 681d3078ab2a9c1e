/**
 * What msw compares addresses with: an operation's path at one origin or, for `*`, at any. It is no
 * text, since msw fails on escapes that it cannot decode where the shop answers 400.
 *
 * @param rest Pattern of what may follow the path; at most a slash by default.
 */
export function addressOf(host: string, url: string, rest = '/?'): RegExp {
  const origin = host === '*' ? '.*' : escaped(host);
  const steps = url.split('/').filter(Boolean);
  const path = steps.map((step) => (step.startsWith(':') ? '/[^/]+' : `/${escaped(step)}`));
  return new RegExp(`^${origin}${path.join('')}${rest}$`);
}

/** The last step of a request's path. */
export function lastStep(request: Request): string {
  return new URL(request.url).pathname.split('/').at(-1) ?? '';
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
